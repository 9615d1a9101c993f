import type { HelpGroup } from './help-shapes.ts'

/** Help, in Turkish. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Sinyal olmadığında',
    answers: [
      {
        id: 'offline',
        question: 'Sinyal yokken neler çalışır?',
        paragraphs: [
          'Bir kez açtığınız her sayfa görselleri ve fiyatlarıyla yeniden açılır: ana sayfa, kategoriler, mağazalar, ürünler, arama sonuçları ve bu yardım. Üst çubuğun altındaki şerit çevrimdışı olduğunuzu ve ekrandaki en eski bilginin ne zaman güncellendiğini gösterir.',
          'Arama da çalışır: telefonunuzda kayıtlı olan her şeye bakar. Hiç açmadığınız bir sayfada bu belirtilir ve kayıtlı olanlar önerilir.',
          'Bu sırada sepete veya favorilere ekledikleriniz telefonunuzda bekler ve sonra gönderilir. Giriş yapmak, sipariş vermek ve ödemek için internet gerekir.',
        ],
        links: ['saved'],
      },
      {
        id: 'saved',
        question: 'Kayıtlı olanları nerede bulurum?',
        paragraphs: [
          '“Kayıtlı” sekmesinde. Önce çevrimdışı kaydettiğiniz listeler, sonra internet olmadan açılan kategoriler, ürünler ve mağazalar gelir; her ürünün yanında son güncelleme zamanı yazar.',
        ],
        links: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Bütün bir kategoriyi çevrimdışı kaydedebilir miyim?',
        paragraphs: [
          'Evet. Bir kategori, mağaza veya arama sonucu açıp “Çevrimdışı kaydet” düğmesine dokunun. Önce kaç ürün olduğunu ve ne kadar veri gerektiğini görürsünüz; uzun bir listenin ilk 400 ürünü kaydedilir. İstediğiniz an durdurup sonra devam edebilirsiniz.',
        ],
      },
      {
        id: 'age',
        question: 'Kayıtlı bir fiyatın hâlâ geçerli olduğunu nasıl anlarım?',
        paragraphs: [
          'Kayıtlı sayfalarda bilgilerin ne kadar eski olduğu yazar. Her zaman mağazadan gelen son bilgi geçerlidir: sinyal gelir gelmez fiyat ve stok yeniden sorgulanır, sayfa kendiliğinden yenilenir.',
        ],
      },
      {
        id: 'unreachable',
        question: 'İnternet var ama “Sunucuya ulaşılamıyor” yazıyor. Neden?',
        paragraphs: [
          'Telefonunuz internete bağlı, ama yanıtımız gelmiyor: sinyal çok zayıf ya da sistem bakımda olabilir. Kayıtlı sayfalar açılmaya devam eder ve sayfa kendiliğinden yeniden dener. Sayfayı yenilemeniz gerekmez.',
        ],
      },
      {
        id: 'delete-saved',
        question: 'Kayıtlı olanları nasıl silerim?',
        paragraphs: [
          'Ayarlar’daki “Bu telefonda” bölümünde kaydedilen her şeyi, bu telefondaki “Gezdiklerim” listesini ve son aramaları ayrı ayrı temizleyebilirsiniz. “Çevrimdışı kayıtlı” satırındaki “Temizle” düğmesi çevrimdışı kaydettiğiniz bütün listeleri siler; tek bir listeyi “Kayıtlı” sekmesinden kaldırabilirsiniz. Telefonun belleği dolduğunda önce görseller kendiliğinden silinir; sayfalar kalır.',
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
          'Gezmek, aramak, çevrimdışı kaydetmek, favori eklemek ve sepeti doldurmak için gerekmez: bunların hepsi telefonunuzda kalır. Sipariş vermek, ödemek, adres kaydetmek ve siparişlerinizi görmek için giriş yapmanız gerekir.',
          'Giriş yaptığınızda bu telefondaki sepet, favoriler ve “Gezdiklerim” listesi hesabınızdakilere eklenir ve giriş yaptığınız her cihazda görünür.',
        ],
        links: ['register'],
      },
      {
        id: 'log-in',
        question: 'Nasıl giriş yaparım?',
        paragraphs: [
          'Ana sayfanın üstündeki ya da profilinizdeki “Giriş yap” düğmesine dokunun. “Hızlı giriş” için cep telefonu numaranızı veya e-posta adresinizi yazar, gönderdiğimiz kodu girersiniz; şifre gerekmez. “Şifre” seçeneğinde numaranız veya e-postanız ve şifrenizle giriş yaparsınız.',
          'Google ve Facebook sunuluyorsa onlarla da giriş yapabilirsiniz. Giriş için internet gerekir; sonrasında sinyal olmasa da oturumunuz açık kalır.',
        ],
        links: ['profile'],
      },
      {
        id: 'register',
        question: 'Nasıl hesap oluştururum?',
        paragraphs: [
          'Numaranıza veya e-postanıza ait bir hesap yoksa “Hızlı giriş” onu kendiliğinden oluşturur. “Hesap oluştur” bağlantısında takma adınızı ve şifrenizi de hemen belirlersiniz. Şifre en az 8 karakter olmalı; büyük harf, küçük harf, sembol ve rakam içermelidir.',
        ],
        links: ['register'],
      },
      {
        id: 'code',
        question: 'Kod gelmiyor ya da kabul edilmiyor. Ne yapmalıyım?',
        paragraphs: [
          'Numaranın ve ülke kodunun ya da e-posta adresinin doğru olup olmadığına bakın, istenmeyen postaları da kontrol edin. 60 saniye sonra “Kodu tekrar gönder” düğmesine dokunabilirsiniz. Kod 5 dakika geçerlidir ve bir kez kullanılır; yalnızca son gönderilen kod geçerlidir, beş yanlış denemeden sonra yeni bir kod gerekir.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'Şifremi unuttum. Ne yapmalıyım?',
        paragraphs: [
          'Giriş penceresinde “Şifre” seçeneğine, sonra “Şifrenizi mi unuttunuz?” bağlantısına dokunun. Telefonunuza veya e-postanıza bir kod göndeririz, ardından yeni bir şifre belirlersiniz. Bütün cihazlardaki oturumlarınız kapanır; yeni şifreyle yeniden giriş yapın. “Hızlı giriş” ile şifresiz de girebilirsiniz.',
        ],
      },
      {
        id: 'change-login',
        question: 'E-postamı, numaramı veya şifremi nasıl değiştiririm?',
        paragraphs: [
          'Profilinizde ve Ayarlar’da bulunan “Hesap ve güvenlik” sayfasında. Yeni e-posta veya numara, oraya gönderdiğimiz kodla onaylanır. Yeni şifre için mevcut şifreniz, henüz şifreniz yoksa bir kod gerekir. Şifre değişince diğer cihazlarınızdaki oturumlar kapanır.',
        ],
        links: ['security'],
      },
      {
        id: 'devices',
        question: 'Hangi cihazlarda oturumum açık, kaybolan telefondan nasıl çıkış yaparım?',
        paragraphs: [
          '“Hesap ve güvenlik” sayfasındaki “Oturum açık cihazlar” listesi her cihazı ve son görülme zamanını gösterir. “Oturumu kapat” bir cihazdaki oturumu, “Diğer tüm cihazlardan çıkış yap” bu cihaz dışındaki bütün oturumları kapatır.',
        ],
        links: ['security'],
      },
      {
        id: 'log-out',
        question: 'Çıkış yapınca ne olur?',
        paragraphs: [
          'Size ait olanlar bu telefondan silinir: sepet, favoriler, “Gezdiklerim”, siparişler ve kayıtlı sayfalar. Sepetiniz, favorileriniz, “Gezdiklerim” listeniz ve siparişleriniz hesabınızda durur, yeniden giriş yapınca geri gelir. Dil, bölge, görünüm ve veri tasarrufu değişmez. Mağazaya henüz ulaşmamış bir şey varsa kaybolacağı için önce size sorulur.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Hesabımı nasıl silerim?',
        paragraphs: [
          '“Hesap ve güvenlik” sayfasında “Hesabı sil” satırına dokunun ve bir kodla onaylayın. 14 gün içinde giriş yaparsanız her şey geri gelir. Sonrasında adınız, adresleriniz, favorileriniz ve gezdikleriniz kalıcı olarak silinir; siparişler adınız ve iletişim bilgileriniz olmadan kalır.',
          'Silmeden önce, mağazanın sizinle ilgili sakladığı her şeyi “Verilerim” bölümünden tek dosya hâlinde indirebilirsiniz.',
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
          'Bir ürünün veya mağazanın kalbine dokunun; sinyal olmasa da olur. İkisini de “Favoriler” sayfasında bulursunuz. Hesabınız yoksa bu telefonda kalırlar; hesabınız varsa giriş yaptığınız her cihazda görünürler.',
        ],
        links: ['favourites'],
      },
      {
        id: 'cart-guest',
        question: 'Giriş yapınca sepetim ne olur?',
        paragraphs: [
          'Giriş yapana kadar sepetiniz bu telefonda saklanır. Giriş yapınca hesabınızdaki sepete eklenir; ikisinde de bulunan ürünlerin adetleri toplanır. Her bölgenin sepeti ayrıdır.',
        ],
        links: ['cart'],
      },
      {
        id: 'cart-offline',
        question: 'Sinyal yokken sepete ürün ekleyebilir miyim?',
        paragraphs: [
          'Evet, telefonunuzda kayıtlı olan her ürünü ekleyebilirsiniz. Her değişikliğin beklediği ekranda görünür; sinyal gelince kendiliğinden gönderilir. Bağlantı kaç kez koparsa kopsun değişiklik yalnızca bir kez yapılır.',
          'O zamana kadar toplam, kayıtlı fiyatlara göre bir tahmindir. Mağazanın yanıtı geçerlidir: yapılamayan bir şey olursa ürünün altında yazar.',
        ],
        links: ['cart'],
      },
      {
        id: 'waiting',
        question: '“Bekleyen değişiklikler” ne demek?',
        paragraphs: [
          'Sepette veya favorilerde yaptığınız ve mağazanın henüz bilmediği değişikliklerdir. Bekleyen bir şey varken listeyi profilinizdeki “Bekleyen değişiklikler” satırında, sinyal yokken sepetteki “Değişiklikleri gör” bağlantısında da bulursunuz. “Geri al” değişikliği geri alır, “Şimdi gönder” hemen gönderir. Mağaza kabul etmezse nedeni yazar; “Tekrar dene” veya “Böyle kalsın” seçeneğine dokunursunuz.',
        ],
        links: ['profile', 'cart'],
      },
      {
        id: 'cart-changed',
        question: 'Fiyat veya stok bu arada değişirse ne olur?',
        paragraphs: [
          'Sepet bunu ürünün altında yazar: şimdiki fiyatı ve eklediğiniz andaki fiyatı ya da kaç adet kaldığını. Stokta olmayan veya bölgenizde satılmayan ürün sipariş edilemez; “Benzerler” düğmesi benzer ürünleri gösterir.',
          'Ödeme adımında her şey bir kez daha kontrol edilir ve son baktığınızdan beri değişenler yazılır. Tutar arttıysa ancak yeni toplamı onayladıktan sonra sipariş verebilirsiniz.',
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
          'Sepette ürünleri seçip “Ödemeye geç” düğmesine ya da ürün sayfasında “Hemen al” düğmesine dokunun. Adresi, teslimatı ve toplamı kontrol edip “Sipariş ver” düğmesine dokunun; nasıl ödeyeceğinizi sonraki sayfada seçersiniz. Birden fazla mağazadan alışveriş yaparsanız her mağaza için ayrı bir sipariş oluşur.',
          'Bir hesap, bölgenizin ülkesinde bir adres ve internet gerekir. Siz istemeden hiçbir şey sipariş edilmez.',
        ],
        links: ['cart'],
      },
      {
        id: 'addresses',
        question: 'Teslimat adresimi nasıl kaydederim?',
        paragraphs: [
          'Profilinizdeki “Adresler” sayfasında ya da ödeme adımında. En çok 50 adres kaydedebilirsiniz; önce varsayılan adres seçilir. Yazarken sinyal giderse yazdıklarınız durur; kaydetmek için internet gerekir.',
        ],
        links: ['addresses'],
      },
      {
        id: 'delivery-time',
        question: 'Teslimat zamanını seçebilir miyim?',
        paragraphs: [
          'Evet, ödeme adımında sunulan zamanlardan birini seçersiniz; ek ücret varsa yanında yazar. Yurt dışından gelen bir ürün varsa bunun yerine tahmini teslim günleri gösterilir.',
        ],
      },
      {
        id: 'fees',
        question: 'Hangi ücretler eklenir?',
        paragraphs: [
          'Kargo ücreti mağaza başına alınır. Ücretsiz kargo etiketli ürünlerde ya da bölgenizdeki bir mağazadan yeterince alışveriş yaptığınızda kargo ücretsizdir; yurt dışından gelen ürünlerde ücret daha yüksektir. Ayrıca işlem ücreti, ürünlerin tutarı düşükse küçük sepet ücreti ve isterseniz teslimat sigortası eklenir.',
          'Hepsini siparişten önce ödeme adımında görürsünüz. Tutar en düşük sipariş tutarının altındaysa bu da orada yazar.',
        ],
      },
      {
        id: 'insurance',
        question: 'Teslimat sigortası nedir?',
        paragraphs: [
          'Paket yolda kaybolur ya da kırılırsa paranızı geri alırsınız. Seçim sizindir: ödeme adımında işaretlersiniz, fiyatı yanında yazar.',
        ],
      },
      {
        id: 'checkout-expired',
        question: 'Siparişi tamamlama süresi neden doluyor?',
        paragraphs: [
          'Fiyatlar ve stok değiştiği için ödeme adımındaki fiyatlar yalnızca birkaç dakika geçerlidir; kalan süreyi bir sayaç gösterir. Süre dolunca “Fiyatları yenile” düğmesine dokunun: adres, teslimat zamanı ve notlar kalır, tutar arttıysa önce size sorulur. Ürünler ancak sipariş verilince sizin için ayrılır.',
        ],
      },
      {
        id: 'payment',
        question: 'Nasıl ödeyebilirim?',
        paragraphs: [
          'Yeni bir kartla (Visa veya Mastercard), kayıtlı bir kartla ya da siparişteki bütün ürünler izin veriyorsa kapıda nakit ödeyebilirsiniz. Kart bilgileri yalnızca ödeme sağlayıcısına iletilir; kayıtlı bir kartın türünü, son dört hanesini ve son kullanma tarihini saklarız.',
          'Siparişten sonra 30 dakika içinde ödeyin. O zamana kadar sipariş “Ödenecek” bölümünde bekler; süre dolunca kapanır ve para çekilmez.',
        ],
        links: ['orders'],
      },
      {
        id: 'saved-cards',
        question: 'Kartımı nasıl kaydeder veya silerim?',
        paragraphs: [
          'Yeni bir kartla öderken “Bu kartı sonraki ödemeler için kaydet” kutusunu işaretleyin. Profilinizdeki “Kayıtlı kartlar” sayfasında varsayılan kartı seçebilir veya bir kartı silebilirsiniz.',
        ],
        links: ['cards'],
      },
      {
        id: 'bank',
        question: 'Bankam neden onay istiyor?',
        paragraphs: [
          'Bazı bankalar ödemeden önce sorar. Bankanın sayfası açılır; onayladıktan ya da reddettikten sonra buraya dönersiniz. Yanıt vermeden döndüyseniz “Bankaya git” düğmesine dokunun; siz onaylamadan para çekilmez.',
        ],
      },
      {
        id: 'card-refused',
        question: 'Kartım reddedildi. Ne yapmalıyım?',
        paragraphs: [
          'Para çekilmedi ve siparişiniz bekliyor. Nedeni sayfada yazar: tekrar deneyin, başka bir kart kullanın ya da sunuluyorsa kapıda ödemeyi seçin.',
        ],
      },
      {
        id: 'pay-offline',
        question: 'Sipariş verirken veya öderken sinyal giderse ne olur?',
        paragraphs: [
          'Kaç kez dokunursanız dokunun, sayfayı kaç kez yenilerseniz yenileyin, sipariş iki kez oluşturulmaz ve sizden asla iki kez para çekilmez. Sinyal gelince “Kontrol et” düğmesine dokunun ya da “Siparişlerim” sayfasına bakın: sonucu orada görürsünüz.',
          'Ödeme ancak sipariş kapandıktan sonra gerçekleşirse para kendiliğinden geri gönderilir.',
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
          'Profilinizde “Siparişlerim” altında: Ödenecek, Gönderilecek, Teslim alınacak ve Tamamlananlar. Siparişin sayfasında ne zaman gelmesinin beklendiği yazar; “Kargo takibi” bölümünde kargo şirketi, takip numarası ve paketin uğradığı her yer görünür. Sipariş numarası, mağaza veya ürünle arama yapabilirsiniz.',
        ],
        links: ['orders'],
      },
      {
        id: 'notices',
        question: 'Siparişlerimde neler olduğunu nereden görürüm?',
        paragraphs: [
          'Ana sayfanın üstündeki ve profilinizdeki zilde. Bir siparişin ya da iadenin her adımı orada bir bildirimdir; dokununca siparişe gidersiniz. Zildeki sayı okunmamış olanları gösterir. “Haberler” altında, bölgenizdeki herkese söylenenler durur; hesap olmadan yalnız bunlar görünür.',
        ],
        links: ['notices'],
      },
      {
        id: 'orders-offline',
        question: 'Sinyal yokken siparişlerimi görebilir miyim?',
        paragraphs: [
          'Evet. “Siparişlerim” sayfasına baktığınızda son 20 sipariş, kargo takibiyle birlikte telefonunuza kaydedilir; veri tasarrufu açıkken yalnızca açtıklarınız kaydedilir. Bilgilerin ne kadar eski olduğu yazar. Ödemek, iptal etmek ve teslim aldığınızı onaylamak için internet gerekir.',
        ],
        links: ['orders'],
      },
      {
        id: 'cancel-order',
        question: 'Siparişi nasıl iptal ederim ya da adresini nasıl değiştiririm?',
        paragraphs: [
          'Kargoya verilene kadar siparişin sayfasında “Siparişi iptal et” düğmesine dokunun ve nedenini seçin. Ödediğiniz tutarın tamamı, ödediğiniz yöntemle iade edilir. Kargoya verildikten sonra sipariş iptal edilemez, ama iade isteyebilirsiniz.',
          'Siparişten sonra adres değiştirilemez: siparişi iptal edip diğer adrese yeniden sipariş verin.',
        ],
        links: ['orders'],
      },
      {
        id: 'confirm-receipt',
        question: '“Teslim aldım” ne demek?',
        paragraphs: [
          'Her şeyin geldiğini bildirirsiniz, sipariş tamamlanır. Bir şey yapmazsanız kargoya verildikten 15 gün sonra kendiliğinden tamamlanır. Teslimattan sonraki 7 gün dolana kadar yine de iade isteyebilirsiniz.',
        ],
      },
      {
        id: 'buy-again',
        question: 'Aynı ürünleri tekrar alabilir miyim?',
        paragraphs: [
          'Evet. Tamamlanan veya iptal edilen bir siparişteki “Tekrar al” düğmesi ürünleri sepete koyar, sinyal olmasa da. Stoğu yetmeyen veya artık satılmayan ürünleri sepet bildirir. Düğme, siparişi verdiğiniz bölgede görünür.',
        ],
      },
      {
        id: 'receipt',
        question: 'Fişi nerede bulurum?',
        paragraphs: [
          'Ödedikten ya da kapıda ödemeyi seçtikten sonra siparişin sayfasında “Fiş”, sonra “Yazdır” düğmesine dokunun. Bunu “Siparişi sil” düğmesine dokunmadan önce yapın, çünkü silinen sipariş listenizden kalıcı olarak çıkar.',
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
          'Ürün sayfası paketin hangi günler arasında gelmesinin beklendiğini gösterir. Yeşil etiket, bölgenizde kargonun ücretsiz olduğunu; bir başka etiket, satıcının kapıda nakit ödeme kabul ettiğini belirtir.',
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
        question: 'Bir şeyi iade edebilir miyim?',
        paragraphs: [
          'Nelerin ne kadar süre içinde iade edilebileceği, masrafı kimin karşılayacağı ve paranın ne zaman geri ödeneceği iade koşullarında yazar. Garanti süresi ürün sayfasında belirtilir.',
        ],
        links: ['refund-policy'],
      },
      {
        id: 'ask-refund',
        question: 'Nasıl iade isterim?',
        paragraphs: [
          'Ödemeden sonra ve teslimattan sonraki 7 gün dolana kadar, siparişin sayfasında “İade iste” düğmesine dokunun. Hangi ürünler için ve neden istediğinizi belirtin; en çok beş görsel ekleyebilirsiniz.',
          'Mağaza “İade” sayfasında yanıt verir. Yanıt gelene kadar isteğinizi geri çekebilirsiniz; reddedilirse nedeni yazar ve süre dolmadıysa yeniden isteyebilirsiniz.',
        ],
        links: ['orders', 'refunds'],
      },
      {
        id: 'refund-money',
        question: 'Paramı ne zaman geri alırım?',
        paragraphs: [
          'Mağaza iadeyi onaylayınca ya da sipariş iptal edilince para, ödediğiniz karta kendiliğinden geri gönderilir; bankanızda görünmesi birkaç gün sürebilir. Nakit ödediyseniz geri ödemeyi ekibimiz yapar. Son durumu “İade” sayfasında görürsünüz.',
          'Ürünler için ödediğiniz tutarı geri alırsınız. Siparişten hiçbir şey gönderilmeden tamamı iade edilirse ücretler de geri ödenir.',
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
          'Hayır. Kelimelerin sırası önemli değildir, kelimenin başını yazmak yeter, i ile ı ya da ş ile s arasında ayrım yapılmaz, kelimedeki yazım hatası düzeltilir. Beş dilden herhangi birinde arama yapabilirsiniz.',
        ],
      },
      {
        id: 'prices',
        question: 'Kırmızı fiyat ve üstü çizili fiyat ne anlama gelir?',
        paragraphs: [
          'Üstü çizili olan önceki fiyattır; kırmızı, fiyatın düştüğünü gösterir, yanında yüzde kaç düştüğü yazar. Fiyatlar bölgeniz için geçerlidir ve bölgenizin para birimiyle gösterilir. Ürünün birden fazla seçeneği varsa seçilen seçeneğin fiyatı geçerlidir.',
        ],
      },
      {
        id: 'not-here',
        question: 'Bir ürün neden bölgemde satılmıyor?',
        paragraphs: [
          'Mağaza bu ürünü bölgenizde satmıyor. Başka bir yerdeki bağlantıdan gelmiş ya da ürünü başka bir bölge seçiliyken açmış olabilirsiniz. Sayfanın alt kısmında benzer ürünleri bulursunuz.',
        ],
      },
      {
        id: 'out-of-stock',
        question: '“Stokta yok” ne demek?',
        paragraphs: [
          'Ürün şu anda tükendi. Arama filtrelerinde yalnızca stokta olanları seçebilirsiniz. Birden fazla seçeneği olan bir üründe seçeneklerden yalnızca biri tükenmiş olabilir: onun üstü çizilidir.',
        ],
      },
      {
        id: 'reviews',
        question: 'Yorumları kim yazıyor?',
        paragraphs: [
          'Müşteriler. Birden beşe kadar yıldız verirler ve adlarını gizleyebilirler. Ürün sayfasındaki “Tüm yorumları gör” yorumların tamamını açar; orada yorumları yıldıza ve fotoğrafa göre filtreleyebilirsiniz.',
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
          'Sayfanın üstündeki bayrağa dokunun ya da Ayarlar’ı açın. Gördüğünüz mağazalar ve ürünler, para birimi ve teslimat yeri bölgeye bağlıdır: Sri Lanka, Çin, Laos veya Türkiye. Başka bir bölgenin kayıtlı sayfaları silinmez, ama seçili bölgeyle asla karışmaz. Her bölgenin sepeti ayrıdır.',
        ],
        links: ['settings'],
      },
      {
        id: 'language',
        question: 'Hangi diller var?',
        paragraphs: [
          'Her bölgede İngilizce, Çince, Türkçe, Rusça ve Portekizce. Dil, bayrağa dokununca açılan menüde ya da Ayarlar’da seçilir; daha önce kullanılmış bir dil internet olmadan da çalışır.',
        ],
        links: ['settings'],
      },
      {
        id: 'dark',
        question: 'Koyu görünüm var mı?',
        paragraphs: [
          'Var. Sayfa kendiliğinden cihazınızın görünümüne uyar; Ayarlar’da açık ya da koyu görünümü seçebilirsiniz.',
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
          'Ayarlar’da veri tasarrufunu “Her zaman açık” yapın. Görseller en küçük boyutta yüklenir ve istemediğiniz hiçbir şey indirilmez. “Otomatik” seçiliyse, tarayıcınız veri tasarrufu istediğinde ya da bağlantı yavaş olduğunda kendiliğinden açılır.',
          'Bir kez açtığınız içerik baştan sona yeniden indirilmez; bu yüzden ikinci ziyaret çok az veri harcar.',
        ],
        links: ['settings'],
      },
      {
        id: 'data-meter',
        question: '{brand} ne kadar veri harcıyor?',
        paragraphs: [
          'Ayarlar, bu ay bu telefonda kaç megabayt harcandığını gösterir. 1 MB fiyatını girerseniz bunun size kaça mal olduğunu da görürsünüz.',
        ],
        links: ['settings'],
      },
      {
        id: 'install',
        question: '{brand} uygulamasını ana ekrana nasıl eklerim?',
        paragraphs: [
          'Sayfanın üstündeki “Uygulamayı indir” ya da profilinizdeki “Uygulamayı yükle” düğmesine dokunun. iPhone veya iPad’de {brand} sayfasını Safari’de açın, “Paylaş” düğmesine, sonra “Ana Ekrana Ekle” seçeneğine dokunun. Bilgisayarda uygulamayı tarayıcınız yükler ya da telefonunuzun kamerasıyla okutacağınız bir kod çıkar.',
          'Uygulama mağazası gerekmez, az yer tutar ve diğer uygulamalar gibi açılır.',
        ],
        links: ['profile'],
      },
      {
        id: 'update',
        question: '“Yeni sürüm hazır” ne demek?',
        paragraphs: [
          'İyileştirmeler yaptık. “Güncelle” düğmesine dokunursanız sayfa yeni sürümde, kaldığınız yerde açılır. Bir şey yapmazsanız eski sürümle devam edersiniz; sayfadan bir süre uzak kaldığınızda yeni sürüm kendiliğinden devreye girer.',
        ],
      },
    ],
  },
  {
    heading: 'Siz ve biz',
    answers: [
      {
        id: 'footprint',
        question: '“Gezdiklerim” nedir, kim görür?',
        paragraphs: [
          'Açtığınız ürünlerin gün gün listesidir, en fazla 500 ürün içerir. Tek tek, birkaçını birden ya da hepsini kaldırabilirsiniz.',
          'Hesabınız yoksa liste telefonunuzda kalır, başka kimse görmez. Hesabınız varsa giriş yaptığınız her cihazda görünür; diğer müşteriler görmez. Ayarlar’da yalnızca bu telefondaki listeyi temizlersiniz.',
        ],
        links: ['footprint', 'settings'],
      },
      {
        id: 'privacy',
        question: 'Hakkımda ne biliyorsunuz?',
        paragraphs: [
          'Üçüncü taraf reklamı ve siteler arası izleme yoktur. Neyin, ne amaçla ve ne kadar süre saklandığı gizlilik politikasında yazar.',
        ],
        links: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'Size nasıl ulaşırım?',
        paragraphs: [
          'Alışveriş merkezinin bir e-posta adresi varsa ana sayfanın en altında “Bize ulaşın” bağlantısı bulunur. Kim olduğumuzu ve sizinle hangi koşullarda anlaştığımızı burada bulabilirsiniz:',
        ],
        links: ['about', 'service-agreement'],
      },
    ],
  },
]
