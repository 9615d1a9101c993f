import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in Turkish. */
export const about: Policy = {
  title: '{brand} hakkında',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'Telefonunuzdaki alışveriş merkezi',
      paragraphs: [
        '{brand} pek çok mağazayı tek yerde buluşturur: giyimden telefona, taze mangodan çaya, aletten oyuncağa, kitaptan ev eşyasına. Rahatça gezer, farklı mağazaların ürünlerini aynı sepete koyar, her siparişi raftan kapınıza kadar takip edersiniz.',
        'Gezmek için hesap gerekmez. Üçüncü taraf reklamı ve siteler arası izleme yoktur. Fiyatlar, ücretler ve teslimat süreleri siparişten önce gösterilir.',
      ],
    },
    {
      heading: 'Çekmeyen yerde de çalışır',
      paragraphs: [
        'Otobüste, dağda, internet paketinizin son gününde: {brand} yine açılır. Gördükleriniz cihazınızda saklanır, her sayfa ne kadar eski olduğunu gösterir. Çevrimdışıyken sepete ve favorilerinize ürün ekleyebilirsiniz. Değişikliğin beklediği ekranda görünür; bağlantı gelince gönderilir. Son siparişlerinizi de görebilirsiniz.',
        'Sipariş ve ödeme her zaman sizin onayınızı bekler. Haberiniz olmadan hiçbir şey satın alınmaz.',
        '{brand} bir uygulama gibi ana ekrana eklenebilir. Az yer kaplar, veri tasarrufu açıkken görseller de küçülür.',
      ],
    },
    {
      heading: 'Dört bölge, beş dil',
      paragraphs: [
        'Sri Lanka, Çin, Laos ve Türkiye’ye hizmet veriyoruz. Her bölgenin kendi mağazaları, para birimi ve teslimat düzeni vardır. Diğer üç bölgenin ürünleri de yurt dışından sipariş edilebilir.',
        'Nerede olursanız olun sayfaları Türkçe, İngilizce, Çince, Rusça ya da Portekizce okuyabilirsiniz. Bölge ve dil ayrı ayrı seçilir.',
      ],
    },
    {
      heading: 'Mağazalar ve teslimat',
      paragraphs: [
        'Her ürünü adını, puanını ve yorumlarını görebildiğiniz bir mağaza satar. Doğruladığımız mağazalarda onay işareti bulunur. Sipariş verirken her mağazaya not bırakabilirsiniz.',
        'Mağaza paketi kargoya verir, takip bilgisi siparişinizde yer alır. Kartla ya da sunulduğu yerlerde kapıda nakit ödeyebilirsiniz. Teslimattan sonraki 7 gün içinde iade isteyebilirsiniz.',
      ],
    },
    {
      heading: 'Bize ulaşın',
      paragraphs: [
        'Hesap, sipariş, ödeme ve iadeyle ilgili soruların çoğunun yanıtı “Yardım” sayfasındadır; sayfa sinyal olmasa da açılır. Paketinizin nerede olduğunu siparişinizde görürsünüz. Diğer her konu için: alışveriş merkezinin bir e-posta adresi varsa ana sayfanın en altında “Bize ulaşın” bağlantısı bulunur. Her mesajı okur, en kısa sürede yanıtlarız.',
      ],
    },
  ],
}
