import type { HelpGroup } from './help-shapes.ts'

/** Help, in Turkish. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Çevrimdışı alışveriş',
    answers: [
      {
        id: 'offline',
        question: 'Çevrimdışıyken neler çalışır?',
        paragraphs: [
          'Daha önce açtığınız her sayfa görselleri ve fiyatlarıyla yeniden açılır: ana sayfa, kategoriler, mağazalar, ürünler, arama sonuçları ve bu yardım. Üst çubuğun altındaki şerit, çevrimdışı olduğunuzu ve ekrandaki içeriğin en son ne zaman güncellendiğini gösterir.',
          'Arama da çalışır: cihazınızda kayıtlı olan her şeye bakar. Bir sayfa kayıtlı değilse bunu belirtir, onun yerine kayıtlı içerikleri öneririz.',
          'Sepete veya favorilere ekledikleriniz cihazınızda saklanır ve yeniden çevrimiçi olduğunuzda eşitlenir. Giriş yapmak, sipariş vermek ve ödemek için internet gerekir.',
        ],
        links: ['saved'],
      },
      {
        id: 'saved',
        question: 'Kaydedilenleri nerede bulurum?',
        paragraphs: [
          '“Kayıtlı” sekmesinde. Önce çevrimdışı indirilenler, ardından çevrimdışı açabileceğiniz kategoriler, ürünler ve mağazalar gelir. Her üründe son güncelleme zamanı yazar.',
        ],
        links: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Bütün bir kategoriyi çevrimdışı kaydedebilir miyim?',
        paragraphs: [
          'Evet. Bir kategori, mağaza veya arama sonucu açıp “Çevrimdışı kaydet” düğmesine dokunun. Başlamadan önce kaç ürün olduğunu ve ne kadar veri harcanacağını görürsünüz. Uzun listelerin ilk 400 ürünü kaydedilir. İstediğiniz an durdurup sonra devam edebilirsiniz.',
        ],
      },
      {
        id: 'age',
        question: 'Kayıtlı bir fiyatın hâlâ geçerli olduğunu nasıl anlarım?',
        paragraphs: [
          'Kayıtlı sayfalarda son güncelleme zamanı yazar. Her zaman güncel fiyat geçerlidir: yeniden çevrimiçi olduğunuzda fiyatlar ve stok otomatik olarak yenilenir.',
        ],
      },
      {
        id: 'unreachable',
        question: 'İnternetim var ama “{brand} yanıt vermiyor” yazıyor. Neden?',
        paragraphs: [
          'Cihazınız internete bağlı ama bize ulaşamıyor: sinyal çok zayıf ya da {brand} bakımda olabilir. Kayıtlı sayfalar açılmaya devam eder, bağlantı otomatik olarak yeniden denenir. Sayfayı yenilemenize gerek yoktur.',
        ],
      },
      {
        id: 'delete-saved',
        question: 'Kaydedilenleri nasıl silerim?',
        paragraphs: [
          'Ayarlar’da kaydedilen tüm verileri, bu cihazdaki “Gezdiklerim” listesini ve son aramaları ayrı ayrı temizleyebilirsiniz. Çevrimdışı indirilenleri oradan temizlerseniz hepsi silinir; tek birini silmek için “Kayıtlı” sekmesine gidin. Cihazınızda yer kalmazsa önce görseller silinir, sayfalar kalır.',
        ],
        links: ['settings', 'saved'],
      },
    ],
  },
  {
    heading: 'Hesabınız',
    answers: [
      {
        id: 'account',
        question: 'Hesap açmam gerekir mi?',
        paragraphs: [
          'Gezmek, aramak, çevrimdışı kaydetmek, favori eklemek ve sepeti doldurmak için hesap gerekmez; bunlar cihazınızda kalır. Sipariş vermek, ödemek, adres kaydetmek ve siparişlerinizi görmek için giriş yapmanız gerekir.',
          'Giriş yaptığınızda bu cihazdaki sepet, favoriler ve “Gezdiklerim” listesi hesabınıza eklenir ve giriş yaptığınız her cihazda görünür.',
        ],
        links: ['register'],
      },
      {
        id: 'log-in',
        question: 'Nasıl giriş yaparım?',
        paragraphs: [
          'Ana sayfanın üstündeki ya da profilinizdeki “Giriş yap” düğmesine dokunun. “Hızlı giriş” için cep telefonu numaranızı veya e-posta adresinizi girin; size bir kod göndeririz, şifre gerekmez. “Şifre” seçeneğinde numaranız veya e-posta adresiniz ve şifrenizle giriş yaparsınız.',
          'Google ve Facebook sunuluyorsa onlarla da giriş yapabilirsiniz. Giriş yapmak için internet gerekir; sonrasında çevrimdışıyken de oturumunuz açık kalır.',
        ],
        links: ['profile'],
      },
      {
        id: 'register',
        question: 'Nasıl hesap oluştururum?',
        paragraphs: [
          'Numaranıza veya e-posta adresinize ait bir hesap yoksa “Hızlı giriş” otomatik olarak oluşturur. “Hesap oluştur” ile takma adınızı ve şifrenizi de hemen belirlersiniz. Şifre en az 8 karakter olmalı; büyük harf, küçük harf, sembol ve rakam içermelidir.',
        ],
        links: ['register'],
      },
      {
        id: 'code',
        question: 'Kod gelmedi ya da kabul edilmiyor. Ne yapmalıyım?',
        paragraphs: [
          'Numaranın ve ülke kodunun ya da e-posta adresinin doğru olduğundan emin olun, istenmeyen postaları da kontrol edin. 60 saniye sonra yeni bir kod isteyebilirsiniz. Her kod 5 dakika geçerlidir ve bir kez kullanılabilir. Yalnızca son gönderilen kod geçerlidir; beş yanlış denemeden sonra yeni bir kod gerekir.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'Şifremi unuttum. Ne yapmalıyım?',
        paragraphs: [
          'Giriş penceresinde “Şifre” seçeneğine, sonra “Şifrenizi mi unuttunuz?” bağlantısına dokunun. Cep telefonunuza veya e-postanıza bir kod göndeririz, ardından yeni bir şifre belirlersiniz. Tüm cihazlardaki oturumlarınız kapanır; yeni şifreyle tekrar giriş yapın. “Hızlı giriş” ile şifresiz de giriş yapabilirsiniz.',
        ],
      },
      {
        id: 'change-login',
        question: 'E-postamı, numaramı veya şifremi nasıl değiştiririm?',
        paragraphs: [
          'Profilinizdeki ya da Ayarlar’daki “Hesap ve güvenlik” sayfasına gidin. Yeni e-posta adresini veya numarayı onaylamak için oraya bir kod göndeririz. Şifrenizi değiştirmek için mevcut şifreniz, henüz şifreniz yoksa bir kod gerekir. Diğer cihazlarınızdaki oturumlar kapanır.',
        ],
        links: ['security'],
      },
      {
        id: 'devices',
        question: 'Hangi cihazlarda oturumum açık, kaybolan telefondan nasıl çıkış yaparım?',
        paragraphs: [
          '“Hesap ve güvenlik” sayfasında oturumunuzun açık olduğu cihazlar ve son görülme zamanları listelenir. Tek bir cihazdaki oturumu ya da bu cihaz dışındaki tüm oturumları kapatabilirsiniz.',
        ],
        links: ['security'],
      },
      {
        id: 'log-out',
        question: 'Çıkış yapınca ne olur?',
        paragraphs: [
          'Size ait veriler bu cihazdan silinir: sepet, favoriler, “Gezdiklerim”, siparişler ve kayıtlı sayfalar. Sepetiniz, favorileriniz, “Gezdiklerim” listeniz ve siparişleriniz hesabınızda kalır, tekrar giriş yapınca geri gelir. Dil, bölge, görünüm ve veri tasarrufu ayarları değişmez. Henüz eşitlenmemiş değişiklikler varsa kaybolacağı için önce size sorarız.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Hesabımı nasıl silerim?',
        paragraphs: [
          '“Hesap ve güvenlik” sayfasında “Hesabı sil” satırına dokunun ve bir kodla onaylayın. 14 gün içinde giriş yaparsanız hesabınız geri gelir. Sonrasında adınız, adresleriniz, favorileriniz ve gezdikleriniz kalıcı olarak silinir. Siparişleriniz, adınız ve iletişim bilgileriniz olmadan saklanır.',
          'Hesabınızı silmeden önce tüm verilerinizi “Verilerim” bölümünden tek bir dosyada indirebilirsiniz.',
        ],
        links: ['security'],
      },
    ],
  },
  {
    heading: 'Sepet ve favoriler',
    answers: [
      {
        id: 'favourites',
        question: 'Favorilere nasıl eklerim?',
        paragraphs: [
          'Bir ürünün veya mağazanın kalp simgesine dokunun; çevrimdışıyken de olur. İkisini de “Favoriler” sayfasında bulursunuz. Hesabınız yoksa bu cihazda kalır; hesabınız varsa giriş yaptığınız her cihazda görünür.',
        ],
        links: ['favourites'],
      },
      {
        id: 'cart-guest',
        question: 'Giriş yapınca sepetim ne olur?',
        paragraphs: [
          'Giriş yapana kadar sepetiniz bu cihazda saklanır. Giriş yapınca hesabınızdaki sepete eklenir; ikisinde de bulunan ürünlerin adetleri toplanır. Her bölgenin kendi sepeti vardır.',
        ],
        links: ['cart'],
      },
      {
        id: 'cart-offline',
        question: 'Çevrimdışıyken sepete ürün ekleyebilir miyim?',
        paragraphs: [
          'Evet, cihazınızda kayıtlı olan her ürünü ekleyebilirsiniz. Her değişiklik “Eşitlenmeyi bekliyor” olarak işaretlenir ve yeniden çevrimiçi olduğunuzda otomatik olarak gönderilir. Bağlantı kaç kez koparsa kopsun değişiklik yalnızca bir kez yapılır.',
          'O zamana kadar toplam, kayıtlı fiyatlara göre bir tahmindir. Bir değişiklik yapılamazsa bunu ürünün altında görürsünüz.',
        ],
        links: ['cart'],
      },
      {
        id: 'waiting',
        question: '“Bekleyen değişiklikler” nedir?',
        paragraphs: [
          'Sepetinizde, favorilerinizde veya “Gezdiklerim” listenizde yaptığınız ve henüz eşitlenmemiş değişikliklerdir. Bekleyen değişiklik varken listeyi profilinizde, çevrimdışıyken sepetinizde de bulursunuz. Bir değişikliği geri alabilir ya da hemen eşitleyebilirsiniz. Bir değişiklik yapılamazsa nedenini yazarız; tekrar deneyebilir ya da yok sayabilirsiniz.',
        ],
        links: ['profile', 'cart'],
      },
      {
        id: 'cart-changed',
        question: 'Fiyat veya stok değişirse ne olur?',
        paragraphs: [
          'Sepetiniz bunu ürünün altında gösterir: güncel fiyatı ve eklediğiniz andaki fiyatı ya da kaç adet kaldığını. Stokta olmayan veya bölgenizde satılmayan ürünler sipariş edilemez; “Benzerler” düğmesiyle alternatiflere bakabilirsiniz.',
          'Siparişi tamamlarken her şey bir kez daha kontrol edilir ve son baktığınızdan beri değişenler gösterilir. Toplam arttıysa sipariş vermek için yeni toplamı onaylamanız gerekir.',
        ],
        links: ['cart'],
      },
    ],
  },
  {
    heading: 'Sipariş ve ödeme',
    answers: [
      {
        id: 'order',
        question: 'Nasıl sipariş veririm?',
        paragraphs: [
          'Sepetinizde ürünleri seçip “Sepeti onayla” düğmesine ya da ürün sayfasında “Hemen al” düğmesine dokunun. Adresi, teslimatı ve toplamı kontrol edip “Siparişi tamamla” düğmesine dokunun. Ödeme yöntemini sonraki sayfada seçersiniz. Birden fazla mağazadan alışveriş yaparsanız her mağaza için ayrı bir sipariş oluşur.',
          'Bir hesap, bölgenizin ülkesinde bir adres ve internet gerekir. Siz onaylamadan hiçbir şey sipariş edilmez.',
        ],
        links: ['cart'],
      },
      {
        id: 'addresses',
        question: 'Teslimat adresimi nasıl kaydederim?',
        paragraphs: [
          'Profilinizdeki “Adresler” sayfasında ya da siparişi tamamlarken ekleyin. En fazla 50 adres kaydedebilirsiniz. Önce varsayılan adresiniz seçilir. Yazarken bağlantınız kesilirse yazdıklarınız kaybolmaz; kaydetmek için internet gerekir.',
        ],
        links: ['addresses'],
      },
      {
        id: 'delivery-time',
        question: 'Teslimat zamanını seçebilir miyim?',
        paragraphs: [
          'Evet. Siparişi tamamlarken sunulan zamanlardan birini seçin. Ek ücret varsa yanında yazar. Yurt dışından gönderilen bir ürün varsa bunun yerine tahmini teslimat günlerini görürsünüz.',
        ],
      },
      {
        id: 'fees',
        question: 'Hangi ücretler eklenir?',
        paragraphs: [
          'Kargo ücreti mağaza başına alınır. “Ücretsiz kargo” etiketli ürünlerde ya da bölgenizdeki bir mağazadan yeterince alışveriş yaptığınızda kargo ücretsizdir. Yurt dışından gönderimde ücret daha yüksektir. Ayrıca hizmet bedeli, düşük tutarlı siparişlerde küçük sepet ücreti ve isterseniz teslimat sigortası eklenir.',
          'Tüm ücretleri sipariş vermeden önce görürsünüz. Ürünlerin tutarı minimum sipariş tutarının altındaysa bu da belirtilir.',
        ],
      },
      {
        id: 'insurance',
        question: 'Teslimat sigortası nedir?',
        paragraphs: [
          'Paketiniz yolda kaybolur ya da hasar görürse paranızı geri alırsınız. İsteğe bağlıdır: siparişi tamamlarken ekleyebilirsiniz, fiyatı yanında yazar.',
        ],
      },
      {
        id: 'checkout-expired',
        question: 'Siparişi tamamlama süresi neden doluyor?',
        paragraphs: [
          'Fiyatlar ve stok değiştiği için gördüğünüz fiyatlar yalnızca birkaç dakika korunur; kalan süreyi bir sayaç gösterir. Süre dolunca “Fiyatları yenile” düğmesine dokunun. Adresiniz, teslimat zamanı ve mağazalara notlarınız korunur, toplam arttıysa önce size sorarız. Ürünler ancak sipariş verdiğinizde sizin için ayrılır.',
        ],
      },
      {
        id: 'payment',
        question: 'Nasıl ödeyebilirim?',
        paragraphs: [
          'Yeni bir kartla (Visa veya Mastercard), kayıtlı bir kartla ya da siparişteki tüm ürünler uygunsa kapıda nakit ödeyebilirsiniz. Kart bilgileriniz doğrudan ödeme sağlayıcısına iletilir. Kayıtlı kartların yalnızca türünü, son dört hanesini ve son kullanma tarihini saklarız.',
          'Siparişten sonra 30 dakika içinde ödeyin. O zamana kadar siparişinizi “Ödenecek” bölümünde bulursunuz. Süre dolunca sipariş iptal edilir ve para çekilmez.',
        ],
        links: ['orders'],
      },
      {
        id: 'saved-cards',
        question: 'Kartımı nasıl kaydeder veya silerim?',
        paragraphs: [
          'Yeni bir kartla öderken kartı kaydetme kutusunu işaretleyin. Profilinizdeki “Kayıtlı kartlar” sayfasında varsayılan kartınızı seçebilir veya bir kartı silebilirsiniz.',
        ],
        links: ['cards'],
      },
      {
        id: 'bank',
        question: 'Bankam neden onay istiyor?',
        paragraphs: [
          'Bazı bankalar ödemeyi onaylamanızı ister. Bankanızın sayfası açılır; onayladıktan ya da reddettikten sonra {brand} sayfasına dönersiniz. Onaylamadan döndüyseniz siparişten bankanızın sayfasını yeniden açın. Siz onaylamadan para çekilmez.',
        ],
      },
      {
        id: 'card-refused',
        question: 'Kartım reddedildi. Ne yapmalıyım?',
        paragraphs: [
          'Para çekilmedi ve siparişiniz hâlâ açık. Nedeni sayfada yazar. Tekrar deneyin, başka bir kart kullanın ya da sunuluyorsa kapıda ödemeyi seçin.',
        ],
      },
      {
        id: 'pay-offline',
        question: 'Sipariş verirken veya öderken bağlantım kesilirse ne olur?',
        paragraphs: [
          'Kaç kez dokunursanız dokunun, sayfayı kaç kez yenilerseniz yenileyin, sipariş iki kez oluşturulmaz ve sizden iki kez para çekilmez. Yeniden çevrimiçi olduğunuzda “Durumu kontrol et” düğmesine dokunun ya da “Siparişlerim” sayfasına bakın.',
          'Ödeme, sipariş kapandıktan sonra gerçekleşirse para otomatik olarak iade edilir.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Tasarruf',
    answers: [
      {
        id: 'vouchers',
        question: 'Kuponlar nasıl çalışır?',
        paragraphs: [
          'Kuponları Kuponlar sayfasında, bir üründe ya da mağazada alın veya kodunuzu girin. Çevrimdışıyken de alabilirsiniz; kupon bağlantı gelince onaylanır.',
          'Ödemede sizin için en iyi kuponları seçeriz. Başkalarını seçebilirsiniz; kullanılamayanlar nedenini belirtir. Sipariş iptal edilirse kuponları geri gelir.',
        ],
        links: ['vouchers'],
      },
      {
        id: 'coins',
        question: 'Jeton nasıl kazanılır ve kullanılır?',
        paragraphs: [
          'Siparişin geldiğini onayladığınızda ve yorum yazdığınızda jeton kazanırsınız. Jetonlar ödemede tutarın bir kısmını karşılar; bazı ürünlerin tamamı jetonla ödenebilir.',
          'Jetonlar kazanıldıkları bölgeye aittir. Bakiyeniz ve tüm kayıtlar Jeton sayfasındadır.',
        ],
        links: ['coins'],
      },
      {
        id: 'group-buys',
        question: 'Grup alımı nasıl çalışır?',
        paragraphs: [
          'Takım kurun ya da bir takıma katılın, seçeneğinizi belirleyin ve grup fiyatını ödeyin. Takımınızın bağlantısı veya QR koduyla arkadaşlarınızı davet edin. Takım dolunca siparişiniz gönderilir.',
          'Takım zamanında dolmazsa siparişiniz kendiliğinden iptal edilir; paranız, kuponlarınız ve jetonlarınız geri gelir.',
        ],
        links: ['group-buys'],
      },
      {
        id: 'invitations',
        question: 'Arkadaşlarımı davet edince ne kazanırım?',
        paragraphs: [
          'Bağlantınızı ya da kodunuzu “Arkadaş davet et” sayfasından paylaşın. Arkadaşınızın ilk siparişi ulaşınca bir kupon kazanırsınız. Kendinizi davet edemezsiniz.',
        ],
        links: ['invitation'],
      },
      {
        id: 'pre-loved',
        question: 'İkinci el ürünleri nasıl alır veya satarım?',
        paragraphs: [
          'Her ikinci el ürün tek parçadır; durumu, kusurları ve satıcının kendi fotoğrafları gösterilir. Diğer siparişler gibi ödenir ve teslim edilir; satıcıyla sohbet edebilirsiniz.',
          'Satmak için fotoğraf çekin, ürünü anlatın ve fiyat belirleyin. Taslaklar cihazınızda kalır. Her ilanı yayımlamadan önce inceleriz; alıcı ürünü teslim aldıktan ve iade süresi dolduktan sonra size ödeme yaparız.',
        ],
        links: ['pre-loved'],
      },
      {
        id: 'instalments',
        question: 'Taksitle ödeyebilir miyim?',
        paragraphs: [
          'Sunulduğu yerlerde ürünler ve ödeme sayfası planı her aylık tutarla gösterir. Kartınızdan tamamı çekilir, bankanız ödemeyi taksitlendirir. Sipariş bankayı ne zamana kadar aramanız gerektiğini söyler; size hatırlatırız.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Siparişleriniz',
    answers: [
      {
        id: 'orders',
        question: 'Siparişim nerede?',
        paragraphs: [
          'Profilinizde “Siparişlerim” altında: Ödenecek, Gönderilecek, Teslim alınacak ve Tamamlanan. Sipariş sayfasında tahmini teslimat günü yazar; “Kargo takibi” bölümünde kargo şirketini, takip numarasını ve tüm hareketleri bulursunuz. Sipariş numarası, mağaza veya ürünle arama yapabilirsiniz.',
        ],
        links: ['orders'],
      },
      {
        id: 'notices',
        question: 'Siparişlerimle ilgili gelişmeleri nereden görürüm?',
        paragraphs: [
          'Ana sayfanın üstündeki ya da profilinizdeki zile dokunun. Siparişin veya iadenin her adımı için bir bildirim alırsınız; dokununca sipariş açılır. Zildeki sayı okunmamış bildirimleri gösterir. “Duyurular” altında bölgenizle ilgili duyuruları bulursunuz. Hesabınız yoksa yalnızca “Duyurular” görünür.',
        ],
        links: ['notices'],
      },
      {
        id: 'orders-offline',
        question: 'Çevrimdışıyken siparişlerimi görebilir miyim?',
        paragraphs: [
          'Evet. “Siparişlerim” sayfasını açtığınızda son 20 sipariş, kargo takibiyle birlikte cihazınıza kaydedilir. Veri tasarrufu açıkken yalnızca açtığınız siparişler kaydedilir. Son güncelleme zamanı yazar. Ödemek, iptal etmek ve teslim aldığınızı onaylamak için internet gerekir.',
        ],
        links: ['orders'],
      },
      {
        id: 'cancel-order',
        question: 'Siparişi nasıl iptal ederim ya da adresini nasıl değiştiririm?',
        paragraphs: [
          'Kargoya verilmeden önce sipariş sayfasında “Siparişi iptal et” düğmesine dokunun ve bir neden seçin. Tutarın tamamı, ödemeyi yaptığınız yönteme iade edilir. Kargoya verildikten sonra sipariş iptal edilemez ama iade talep edebilirsiniz.',
          'Sipariş verdikten sonra adres değiştirilemez. Siparişi iptal edip diğer adresle yeniden sipariş verin.',
        ],
        links: ['orders'],
      },
      {
        id: 'confirm-receipt',
        question: '“Teslim aldım” ne demek?',
        paragraphs: [
          'Tüm ürünleri teslim aldığınızı onaylarsınız ve sipariş tamamlanır. Onaylamazsanız sipariş, kargoya verildikten 15 gün sonra otomatik olarak tamamlanır. Teslimattan sonra 7 güne kadar yine de iade talep edebilirsiniz.',
        ],
      },
      {
        id: 'buy-again',
        question: 'Aynı ürünleri tekrar alabilir miyim?',
        paragraphs: [
          'Evet. Tamamlanan veya iptal edilen bir siparişte “Tekrar al” düğmesine dokunun; ürünler çevrimdışıyken de sepetinize eklenir. Stoğu azalan veya artık satılmayan ürünleri sepetinizde görürsünüz. “Tekrar al” düğmesi, siparişi verdiğiniz bölgede görünür.',
        ],
      },
      {
        id: 'receipt',
        question: 'Fişi nerede bulurum?',
        paragraphs: [
          'Ödedikten ya da kapıda ödemeyi seçtikten sonra sipariş sayfasında “Fiş”, sonra “Yazdır” düğmesine dokunun. Bunu “Siparişi sil” düğmesine dokunmadan önce yapın, çünkü silinen sipariş listenizden kalıcı olarak kaldırılır.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Teslimat ve iade',
    answers: [
      {
        id: 'delivery',
        question: 'Teslimat ne kadar sürer, kargo ücretsiz mi?',
        paragraphs: [
          'Ürün sayfasında tahmini teslimat günleri yazar. Yeşil etiket, bölgenizde kargonun ücretsiz olduğunu; bir başka etiket, mağazanın kapıda nakit ödeme kabul ettiğini gösterir.',
        ],
      },
      {
        id: 'overseas',
        question: '“Yurt dışı” ne demek?',
        paragraphs: [
          'Ürün başka bir ülkeden gönderilir. Teslimat daha uzun sürer, tahmini günler ürün sayfasında yazar; ülkenizin gümrük kuralları geçerli olabilir.',
        ],
      },
      {
        id: 'returns',
        question: 'Bir ürünü iade edebilir miyim?',
        paragraphs: [
          'Nelerin ne zamana kadar iade edilebileceği, iade kargosunu kimin ödeyeceği ve paranızın ne zaman iade edileceği iade koşullarında yazar. Garanti süresi ürün sayfasında belirtilir.',
        ],
        links: ['refund-policy'],
      },
      {
        id: 'ask-refund',
        question: 'Nasıl iade talep ederim?',
        paragraphs: [
          'Ödemeden sonra, teslimatın ardından 7 güne kadar sipariş sayfasında “İade talep et” düğmesine dokunun. Ürünleri ve nedeni seçin; en fazla beş görsel ekleyebilirsiniz.',
          'Mağazanın yanıtını “İade” sayfasında bulursunuz. Mağaza yanıt verene kadar talebinizi geri çekebilirsiniz. Talebiniz reddedilirse nedenini görürsünüz ve aynı süre içinde yeniden talep edebilirsiniz.',
        ],
        links: ['orders', 'refunds'],
      },
      {
        id: 'refund-money',
        question: 'Paramı ne zaman geri alırım?',
        paragraphs: [
          'Mağaza iadeyi onayladığında ya da sipariş iptal edildiğinde para, ödediğiniz karta otomatik olarak iade edilir. Bankanızda görünmesi birkaç gün sürebilir. Nakit ödediyseniz parayı ekibimiz iade eder. Son durumu “İade” sayfasında görürsünüz; paranın beklenen son günü siparişte ve iadede yazar.',
          'Ürünler için ödediğiniz tutarı geri alırsınız. Siparişten hiçbir şey kargoya verilmediyse ve siparişin tamamı iade edilirse ücretler de iade edilir.',
        ],
        links: ['refunds'],
      },
    ],
  },
  {
    heading: 'Arama ve fiyatlar',
    answers: [
      {
        id: 'search',
        question: 'Tam olarak yazmam gerekir mi?',
        paragraphs: [
          'Hayır. Kelimeleri istediğiniz sırayla ya da bir kelimenin yalnızca başını yazabilirsiniz. i ile ı ya da ş ile s arasında ayrım yapılmaz, küçük yazım hataları düzeltilir. Beş dilden herhangi birinde arama yapabilirsiniz.',
        ],
      },
      {
        id: 'prices',
        question: 'Kırmızı fiyat ve üstü çizili fiyat ne anlama gelir?',
        paragraphs: [
          'Üstü çizili olan önceki fiyattır. Kırmızı fiyat indirimlidir, yanında indirim yüzdesi yazar. Fiyatlar bölgeniz için geçerlidir ve bölgenizin para birimiyle gösterilir. Ürünün birden fazla seçeneği varsa seçili olanın fiyatını görürsünüz.',
        ],
      },
      {
        id: 'not-here',
        question: 'Bir ürün neden bölgemde satılmıyor?',
        paragraphs: [
          'Mağaza bu ürünü bölgenizde satmıyor. Başka bir bölgeden gelen bir bağlantıyı açmış ya da ürünü başka bir bölge seçiliyken açmış olabilirsiniz. Sayfanın alt kısmında benzer ürünleri bulursunuz.',
        ],
      },
      {
        id: 'out-of-stock',
        question: '“Stokta yok” ne demek?',
        paragraphs: [
          'Ürün şu anda tükendi. Arama filtrelerinde yalnızca stokta olanları seçebilirsiniz. Ürünün birden fazla seçeneği varsa yalnızca biri tükenmiş olabilir: onun üstü çizilidir.',
        ],
      },
      {
        id: 'reviews',
        question: 'Yorumları kim yazıyor?',
        paragraphs: [
          'Müşteriler. Birden beşe kadar yıldız verirler ve anonim kalabilirler. Hepsini okumak, yıldıza veya fotoğrafa göre filtrelemek için ürün sayfasındaki “Tüm yorumları gör” bağlantısına dokunun.',
        ],
      },
    ],
  },
  {
    heading: 'Bölge, dil ve görünüm',
    answers: [
      {
        id: 'region',
        question: 'Bölgeyi nasıl değiştiririm ve ne değişir?',
        paragraphs: [
          'Sayfanın üstündeki bayrağa dokunun ya da Ayarlar’ı açın. Gördüğünüz mağazalar ve ürünler, para birimi ve teslimat yeri bölgenize bağlıdır: Sri Lanka, Çin, Laos veya Türkiye. Başka bir bölgede kaydedilen sayfalar silinmez ama seçili bölgeyle karışmaz. Her bölgenin kendi sepeti vardır.',
        ],
        links: ['settings'],
      },
      {
        id: 'language',
        question: 'Hangi diller var?',
        paragraphs: [
          'Her bölgede İngilizce, Çince, Türkçe, Rusça ve Portekizce. Dili bayrağa dokununca açılan menüden ya da Ayarlar’dan değiştirin. Daha önce kullandığınız diller çevrimdışıyken de çalışır.',
        ],
        links: ['settings'],
      },
      {
        id: 'dark',
        question: 'Koyu görünüm var mı?',
        paragraphs: [
          'Evet. Görünüm varsayılan olarak cihazınıza uyar; Ayarlar’da açık ya da koyu görünümü seçebilirsiniz.',
        ],
        links: ['settings'],
      },
    ],
  },
  {
    heading: 'Veri ve uygulama',
    answers: [
      {
        id: 'data-saver',
        question: 'Nasıl daha az mobil veri harcarım?',
        paragraphs: [
          'Ayarlar’da veri tasarrufunu “Her zaman açık” yapın. Görseller küçülür, arka planda indirme yapılmaz. “Otomatik” seçiliyse tarayıcınız istediğinde ya da bağlantınız yavaş olduğunda kendiliğinden açılır.',
          'Daha önce açtığınız sayfalar baştan sona yeniden indirilmez; bu yüzden sonraki ziyaretiniz çok az veri harcar.',
        ],
        links: ['settings'],
      },
      {
        id: 'data-meter',
        question: '{brand} ne kadar veri harcıyor?',
        paragraphs: [
          'Ayarlar, bu ay bu cihazda kaç megabayt harcandığını gösterir. Tutarını görmek için 1 MB fiyatını girin.',
        ],
        links: ['settings'],
      },
      {
        id: 'install',
        question: '{brand} uygulamasını ana ekrana nasıl eklerim?',
        paragraphs: [
          'Sayfanın üstündeki “Uygulamayı indir” ya da profilinizdeki “Uygulamayı yükle” düğmesine dokunun. iPhone veya iPad’de {brand} sayfasını Safari’de açın, “Paylaş” düğmesine, sonra “Ana Ekrana Ekle” seçeneğine dokunun. Bilgisayarda uygulamayı tarayıcınız yükler ya da telefonunuzun kamerasıyla bir kod okutursunuz.',
          'Uygulama mağazası gerekmez. Uygulama çok az yer kaplar ve diğer uygulamalar gibi açılır.',
        ],
        links: ['profile'],
      },
      {
        id: 'update',
        question: '“Yeni sürüm hazır” ne demek?',
        paragraphs: [
          'İyileştirmeler yaptık. “Güncelle” düğmesine dokunursanız sayfa yeni sürümde, kaldığınız yerden açılır. Dokunmazsanız mevcut sürümle devam edersiniz; sayfadan bir süre uzak kaldığınızda yeni sürüm otomatik olarak yüklenir.',
        ],
      },
    ],
  },
  {
    heading: 'Gizlilik ve iletişim',
    answers: [
      {
        id: 'footprint',
        question: '“Gezdiklerim” nedir, kim görür?',
        paragraphs: [
          'Gördüğünüz ürünleri gün gün listeler, en fazla 500 ürün içerir. Ürünleri tek tek, birkaçını birden ya da hepsini kaldırabilirsiniz.',
          'Hesabınız yoksa liste cihazınızda kalır, başka kimse göremez. Hesabınız varsa giriş yaptığınız her cihazda görünür; diğer müşteriler göremez. Ayarlar’da yalnızca bu cihazdaki listeyi temizleyebilirsiniz.',
        ],
        links: ['footprint', 'settings'],
      },
      {
        id: 'privacy',
        question: 'Hakkımda ne biliyorsunuz?',
        paragraphs: [
          'Üçüncü taraf reklamı göstermez, sizi diğer sitelerde izlemeyiz. Neyi, neden ve ne kadar süre sakladığımız gizlilik politikasında yazar.',
        ],
        links: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'Size nasıl ulaşırım?',
        paragraphs: [
          '“Bize ulaşın” formundan bize yazın. Siparişinizi ekleyebilirsiniz. Form çevrimdışı da çalışır: mesajınız internete bağlandığınızda gönderilir. E-posta veya SMS ile yanıtlarız.',
        ],
        links: ['contact', 'about', 'service-agreement'],
      },
    ],
  },
]
