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
        ],
        ways: ['saved'],
      },
      { id: 'saved', question: 'Kayıtlı olanları nerede bulurum?', paragraphs: ['“Kayıtlı” sekmesinde. Önce çevrimdışı kaydettiğiniz listeler, sonra internet olmadan açılan kategoriler, ürünler ve mağazalar gelir; her ürünün yanında son güncelleme zamanı yazar.'], ways: ['saved'] },
      {
        id: 'take-along',
        question: 'Bütün bir kategoriyi çevrimdışı kaydedebilir miyim?',
        paragraphs: ['Evet. Bir kategori, mağaza veya arama sonucu açıp “Çevrimdışı kaydet” düğmesine dokunun. Önce kaç ürün olduğunu ve ne kadar veri gerektiğini görürsünüz; uzun bir listenin ilk 400 ürünü kaydedilir. İstediğiniz an durdurup sonra devam edebilirsiniz.'],
      },
      { id: 'age', question: 'Kayıtlı bir fiyatın hâlâ geçerli olduğunu nasıl anlarım?', paragraphs: ['Kayıtlı sayfalarda bilgilerin ne kadar eski olduğu yazar. Her zaman mağazadan gelen son bilgi geçerlidir: sinyal gelir gelmez fiyat ve stok yeniden sorgulanır, sayfa kendiliğinden yenilenir.'] },
      {
        id: 'unreachable',
        question: 'İnternet var ama “Sunucuya ulaşılamıyor” yazıyor. Neden?',
        paragraphs: ['Telefonunuz internete bağlı, ama yanıtımız gelmiyor: sinyal çok zayıf ya da sistem bakımda olabilir. Kayıtlı sayfalar açılmaya devam eder ve sayfa kendiliğinden yeniden dener. Sayfayı yenilemeniz gerekmez.'],
      },
      { id: 'delete-saved', question: 'Kayıtlı olanları nasıl silerim?', paragraphs: ['Ayarlar’da ne kadar içeriğin kayıtlı olduğunu görebilir, hepsini ya da yalnızca çevrimdışı kaydettiğiniz listeleri temizleyebilirsiniz; “Gezdiklerim” ve son aramalar ayrı satırlardadır. Tek bir listeyi “Kayıtlı” sekmesinden kaldırabilirsiniz. Telefonun belleği dolduğunda önce görseller kendiliğinden silinir; sayfalar kalır.'], ways: ['settings'] },
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
        ways: ['settings'],
      },
      { id: 'data-meter', question: '{brand} ne kadar veri harcıyor?', paragraphs: ['Ayarlar, bu ay bu telefonda kaç megabayt harcandığını gösterir. 1 MB fiyatını girerseniz bunun size kaça mal olduğunu da görürsünüz.'], ways: ['settings'] },
      {
        id: 'install',
        question: '{brand} uygulamasını ana ekrana nasıl eklerim?',
        paragraphs: [
          'Sayfanın üstündeki “Uygulamayı indir” ya da profilinizdeki “Uygulamayı yükle” düğmesine dokunun. iPhone veya iPad’de {brand} sayfasını Safari’de açın, “Paylaş” düğmesine, sonra “Ana Ekrana Ekle” seçeneğine dokunun. Bilgisayarda uygulamayı tarayıcınız yükler ya da telefonunuzun kamerasıyla okutacağınız bir kod çıkar.',
          'Uygulama mağazası gerekmez, az yer tutar ve diğer uygulamalar gibi açılır.',
        ],
        ways: ['profile'],
      },
      { id: 'update', question: '“Yeni sürüm hazır” ne demek?', paragraphs: ['İyileştirmeler yaptık. “Güncelle” düğmesine dokunursanız sayfa yeni sürümde, kaldığınız yerde açılır. Bir şey yapmazsanız eski sürümle devam edersiniz; sayfadan bir süre uzak kaldığınızda yeni sürüm kendiliğinden devreye girer.'] },
    ],
  },
  {
    heading: 'Bölge, dil ve görünüm',
    answers: [
      {
        id: 'region',
        question: 'Bölgeyi nasıl değiştiririm ve ne değişir?',
        paragraphs: ['Sayfanın üstündeki bayrağa dokunun ya da Ayarlar’ı açın. Gördüğünüz mağazalar ve ürünler, para birimi ve teslimat yeri bölgeye bağlıdır: Sri Lanka, Çin, Laos veya Türkiye. Başka bir bölgenin kayıtlı sayfaları silinmez, ama seçili bölgeyle asla karışmaz.'],
        ways: ['settings'],
      },
      { id: 'language', question: 'Hangi diller var?', paragraphs: ['Her bölgede İngilizce, Çince, Türkçe, Rusça ve Portekizce. Dil, bayrağa dokununca açılan menüde ya da Ayarlar’da seçilir; daha önce kullanılmış bir dil internet olmadan da çalışır.'], ways: ['settings'] },
      { id: 'dark', question: 'Koyu görünüm var mı?', paragraphs: ['Var. Sayfa kendiliğinden cihazınızın görünümüne uyar; Ayarlar’da açık ya da koyu görünümü seçebilirsiniz.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Arama ve fiyatlar',
    answers: [
      { id: 'search', question: 'Tam olarak yazmam gerekir mi?', paragraphs: ['Hayır. Kelimelerin sırası önemli değildir, kelimenin başını yazmak yeter, i ile ı ya da ş ile s arasında ayrım yapılmaz, kelimedeki yazım hatası düzeltilir. Beş dilden herhangi birinde arama yapabilirsiniz.'] },
      {
        id: 'prices',
        question: 'Kırmızı fiyat ve üstü çizili fiyat ne anlama gelir?',
        paragraphs: ['Üstü çizili olan önceki fiyattır; kırmızı, fiyatın düştüğünü gösterir, yanında yüzde kaç düştüğü yazar. Fiyatlar bölgeniz için geçerlidir ve bölgenizin para birimiyle gösterilir. Ürünün birden fazla seçeneği varsa seçilen seçeneğin fiyatı geçerlidir.'],
      },
      { id: 'not-here', question: 'Bir ürün neden bölgemde satılmıyor?', paragraphs: ['Mağaza bu ürünü bölgenizde satmıyor. Başka bir yerdeki bağlantıdan gelmiş ya da ürünü başka bir bölge seçiliyken açmış olabilirsiniz. Sayfanın alt kısmında benzer ürünleri bulursunuz.'] },
      { id: 'out-of-stock', question: '“Stokta yok” ne demek?', paragraphs: ['Ürün şu anda tükendi. Arama filtrelerinde yalnızca stokta olanları seçebilirsiniz. Birden fazla seçeneği olan bir üründe seçeneklerden yalnızca biri tükenmiş olabilir: onun üstü çizilidir.'] },
      { id: 'reviews', question: 'Yorumları kim yazıyor?', paragraphs: ['Müşteriler. Birden beşe kadar yıldız verirler ve adlarını gizleyebilirler. Ürün sayfasındaki “Tüm yorumları gör” yorumların tamamını açar; orada yorumları yıldıza ve fotoğrafa göre filtreleyebilirsiniz.'] },
    ],
  },
  {
    heading: 'Teslimat ve iade',
    answers: [
      { id: 'delivery', question: 'Teslimat ne kadar sürer, kargo ücretsiz mi?', paragraphs: ['Ürün sayfası paketin hangi günler arasında gelmesinin beklendiğini gösterir. Yeşil etiket, bölgenizde kargonun ücretsiz olduğunu; bir başka etiket, satıcının kapıda nakit ödeme kabul ettiğini belirtir.'] },
      { id: 'overseas', question: '“Yurt dışı” ne demek?', paragraphs: ['Ürün başka bir ülkeden gönderilir. Teslimat daha uzun sürer, tahmini günler ürün sayfasında yazar; ülkenizin gümrük kuralları geçerli olabilir.'] },
      { id: 'returns', question: 'Bir şeyi iade edebilir miyim?', paragraphs: ['Nelerin ne kadar süre içinde iade edilebileceği, masrafı kimin karşılayacağı ve paranın ne zaman geri ödeneceği iade koşullarında yazar. Garanti süresi ürün sayfasında belirtilir.'], ways: ['refund-policy'] },
    ],
  },
  {
    heading: 'Siz ve biz',
    answers: [
      { id: 'account', question: 'Hesap açmam gerekir mi?', paragraphs: ['Hayır. Buradaki her şey hesapsız çalışır: gezmek, aramak, bölge ve dil değiştirmek, çevrimdışı kaydetmek.'] },
      {
        id: 'footprint',
        question: '“Gezdiklerim” nedir, kim görür?',
        paragraphs: ['Açtığınız ürünlerin gün gün listesidir, en fazla 500 ürün içerir. Telefonunuzda saklanır, başka kimse görmez. Tek tek, birkaçını birden ya da hepsini kaldırabilirsiniz.'],
        ways: ['footprint'],
      },
      { id: 'privacy', question: 'Hakkımda ne biliyorsunuz?', paragraphs: ['Üçüncü taraf reklamı ve siteler arası izleme yoktur. Neyin, ne amaçla ve ne kadar süre saklandığı gizlilik politikasında yazar.'], ways: ['privacy-agreement'] },
      { id: 'contact', question: 'Size nasıl ulaşırım?', paragraphs: ['Alışveriş merkezinin bir e-posta adresi varsa ana sayfanın en altında “Bize ulaşın” bağlantısı bulunur. Kim olduğumuzu ve sizinle hangi koşullarda anlaştığımızı burada bulabilirsiniz:'], ways: ['about', 'service-agreement'] },
    ],
  },
]
