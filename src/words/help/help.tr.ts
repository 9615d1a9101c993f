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
          'Bir kez açtığınız her sayfa görselleri ve fiyatlarıyla yeniden açılır: ana sayfa, kategoriler, mağazalar, ürünler, arama sonuçları ve bu yardım. Üstteki şerit çevrimdışı olduğunuzu ve ekrandakilerin ne kadar eski olduğunu söyler.',
          'Arama da çalışır: telefonunuzda kayıtlı olan her şeye bakar. Hiç açılmamış bir sayfa bunu belirtir ve kayıtlı olanları önerir.',
        ],
        ways: ['saved'],
      },
      { id: 'saved', question: 'Kayıtlı olanları nerede bulurum?', paragraphs: ['“Kayıtlı” sekmesinde. Önce çevrimdışı kaydettiğiniz listeler, sonra internet olmadan açılan kategoriler, ürünler ve mağazalar gelir; her ürünün yanında son güncelleme zamanı yazar.'], ways: ['saved'] },
      {
        id: 'take-along',
        question: 'Bütün bir kategoriyi çevrimdışı kaydedebilir miyim?',
        paragraphs: ['Evet. Bir kategori, mağaza veya arama açıp “Çevrimdışı kaydet” düğmesine dokunun. Önce kaç ürün olduğunu ve ne kadar veri gerektiğini görürsünüz; uzun bir listenin ilk 400 ürünü kaydedilir. İstediğiniz an durdurup sonra devam edebilirsiniz.'],
      },
      { id: 'age', question: 'Kayıtlı bir fiyatın hâlâ geçerli olduğunu nasıl anlarım?', paragraphs: ['Kayıtlı sayfalar ne kadar eski olduklarını söyler. Her zaman mağazanın son yanıtı geçerlidir: sinyal gelir gelmez fiyat ve stok yeniden sorgulanır, sayfa kendiliğinden yenilenir.'] },
      {
        id: 'unreachable',
        question: 'İnternet var ama “Sunucuya ulaşılamıyor” yazıyor. Neden?',
        paragraphs: ['Telefonunuz internete bağlı, ama yanıtımız gelmiyor: sinyal çok zayıf olabilir ya da bakım yapılıyordur. Kayıtlı sayfalar açık kalır ve istek kendiliğinden yinelenir. Sayfayı yenilemeniz gerekmez.'],
      },
      { id: 'delete-saved', question: 'Kayıtlı olanları nasıl silerim?', paragraphs: ['Ayarlar’da ne kadar kayıt olduğunu görür, hepsini ya da yalnızca çevrimdışı kaydettiğiniz listeleri silebilirsiniz; “Gezdiklerim” ve son aramalar ayrı satırlardadır. Tek bir listeyi “Kayıtlı” sekmesinden kaldırabilirsiniz. Telefon dolduğunda önce görseller kendiliğinden silinir; sayfalar kalır.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Veri ve uygulama',
    answers: [
      {
        id: 'data-saver',
        question: 'Nasıl daha az mobil veri harcarım?',
        paragraphs: [
          'Ayarlar’da veri tasarrufu için “Her zaman açık”ı seçin. Görseller en küçük boyda gelir ve istemediğiniz hiçbir şey indirilmez. “Otomatik” seçiliyse, tarayıcınız veri tasarrufu istediğinde ya da bağlantı yavaş olduğunda kendiliğinden açılır.',
          'Bir kez açtığınız şey yeniden bütünüyle indirilmez; ikinci ziyaret bu yüzden çok az veri harcar.',
        ],
        ways: ['settings'],
      },
      { id: 'data-meter', question: '{brand} bana ne kadar veriye mal oluyor?', paragraphs: ['Ayarlar, bu ay bu telefonda kaç megabayt harcandığını gösterir. Megabayt fiyatınızı girerseniz tutarı da görürsünüz.'], ways: ['settings'] },
      {
        id: 'install',
        question: '{brand} uygulamasını ana ekrana nasıl eklerim?',
        paragraphs: [
          'Sayfanın üstündeki “Uygulamayı indir” ya da profilinizdeki “Uygulamayı yükle” düğmesini seçin. iPhone veya iPad’de {brand} sayfasını Safari’de açın, Paylaş’a, sonra Ana Ekrana Ekle’ye dokunun. Bilgisayarda tarayıcınız yükler ya da telefonunuzun kamerasıyla okutacağınız bir kod çıkar.',
          'Uygulama mağazası gerekmez, az yer tutar ve diğer uygulamalar gibi açılır.',
        ],
        ways: ['profile'],
      },
      { id: 'update', question: '“Yeni sürüm hazır” ne demek?', paragraphs: ['Bir şeyi iyileştirdik. Güncelle’yi seçerseniz sayfa yeni sürümde, kaldığınız yerde açılır. Bir şey yapmazsanız eski sürümle devam edersiniz; sayfadan bir süre uzak kaldığınızda yeni sürüm kendiliğinden gelir.'] },
    ],
  },
  {
    heading: 'Bölge, dil ve görünüm',
    answers: [
      {
        id: 'region',
        question: 'Bölgeyi nasıl değiştiririm ve ne değişir?',
        paragraphs: ['Sayfanın üstündeki bayrağı ya da Ayarlar’ı seçin. Gördüğünüz mağazalar ve ürünler, para birimi ve teslimat yeri bölgeye bağlıdır: Sri Lanka, Çin, Laos veya Türkiye. Başka bölgenin kayıtlı sayfaları kalır, ama asla karışmaz.'],
        ways: ['settings'],
      },
      { id: 'language', question: 'Hangi diller var?', paragraphs: ['Her bölgede İngilizce, Çince, Türkçe, Rusça ve Portekizce. Dil, bayrağa dokununca açılan menüde ya da Ayarlar’da seçilir; daha önce kullanılmış bir dil internet olmadan da çalışır.'], ways: ['settings'] },
      { id: 'dark', question: 'Koyu görünüm var mı?', paragraphs: ['Var. Sayfa kendiliğinden cihazınıza uyar; Ayarlar’da açık ya da koyu görünümü seçebilirsiniz.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Arama ve fiyatlar',
    answers: [
      { id: 'search', question: 'Tam yazmam gerekir mi?', paragraphs: ['Hayır. Kelimelerin sırası önemli değildir, kelimenin başı yeter, i ile ı ya da ş ile s ayrımı aranmaz, bir harf hatası düzeltilir. Beş dilden herhangi biriyle arayabilirsiniz.'] },
      {
        id: 'prices',
        question: 'Kırmızı ve üstü çizili fiyat ne anlatır?',
        paragraphs: ['Üstü çizili olan önceki fiyattır; kırmızı, fiyatın düştüğünü gösterir, yanında yüzde kaç düştüğü yazar. Fiyatlar bölgenizin fiyatlarıdır ve onun para birimindedir. Ürünün birkaç seçeneği varsa seçilen seçeneğin fiyatı geçerlidir.'],
      },
      { id: 'not-here', question: 'Bir ürün neden bölgemde satılmıyor?', paragraphs: ['Mağaza onu bölgenizde satmıyor. Başka yerden gelen bir bağlantıyla ya da başka bölge seçiliyken açmış olabilirsiniz. Sayfanın altında benzer ürünleri bulursunuz.'] },
      { id: 'out-of-stock', question: '“Stokta yok” ne demek?', paragraphs: ['Şu anda kalmadı. Arama filtrelerinde yalnızca stokta olanları seçebilirsiniz. Birkaç seçeneği olan üründe biri bitmiş olabilir: onun üstü çizilidir.'] },
      { id: 'reviews', question: 'Yorumları kim yazıyor?', paragraphs: ['Müşteriler. Birden beşe kadar yıldız verirler ve adlarını gizleyebilirler. Ürün sayfasındaki “Tüm yorumları gör” hepsini açar; orada yorumları yıldıza ve görsellere göre filtreleyebilirsiniz.'] },
    ],
  },
  {
    heading: 'Teslimat ve iade',
    answers: [
      { id: 'delivery', question: 'Teslimat ne kadar sürer, kargo ücretsiz mi?', paragraphs: ['Ürün sayfası paketin hangi günler arasında gelmesinin beklendiğini gösterir. Yeşil etiket, bölgenizde kargonun ücretsiz olduğunu; bir başka etiket, satıcının kapıda nakit kabul ettiğini belirtir.'] },
      { id: 'overseas', question: '“Yurt dışı” ne demek?', paragraphs: ['Ürün başka bir ülkeden gönderilir. Daha uzun sürer, tahmini günler sayfasında yazar; ülkenizin gümrük kuralları geçerli olabilir.'] },
      { id: 'returns', question: 'Bir şeyi iade edebilir miyim?', paragraphs: ['Nelerin ne kadar süre içinde iade edilebileceği, masrafı kimin karşılayacağı ve paranın ne zaman döneceği iade koşullarında yazar. Garanti süresi ürün sayfasındadır.'], ways: ['refund-policy'] },
    ],
  },
  {
    heading: 'Siz ve biz',
    answers: [
      { id: 'account', question: 'Hesap açmam gerekir mi?', paragraphs: ['Hayır. Buradaki her şey hesapsız çalışır: gezmek, aramak, bölge ve dil değiştirmek, çevrimdışı kaydetmek.'] },
      {
        id: 'footprint',
        question: '“Gezdiklerim” nedir, kim görür?',
        paragraphs: ['Açtığınız ürünlerin gün gün listesidir, en çok 500 ürün. Telefonunuzda durur, başka kimse görmez. Tek tek, birkaçını birden ya da hepsini kaldırabilirsiniz.'],
        ways: ['footprint'],
      },
      { id: 'privacy', question: 'Hakkımda ne biliyorsunuz?', paragraphs: ['Üçüncü taraf reklam ve siteler arası izleme yoktur. Neyin, ne için ve ne kadar süre saklandığı gizlilik politikasında yazar.'], ways: ['privacy-agreement'] },
      { id: 'contact', question: 'Size nasıl ulaşırım?', paragraphs: ['Alışveriş merkezinin bir e-posta adresi varsa ana sayfanın altında “Bize ulaşın” bağlantısı bulunur. Kim olduğumuz ve sizinle hangi koşullarda anlaştığımız burada yazar:'], ways: ['about', 'service-agreement'] },
    ],
  },
]
