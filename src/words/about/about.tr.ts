import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in Turkish. */
export const about: Policy = {
  title: '{brand} hakkında',
  updated: '2026-11-20',
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
        'Otobüste, dağda, internet paketinizin son gününde: {brand} yine açılır. Gördükleriniz cihazınızda saklanır, her sayfa ne kadar eski olduğunu gösterir. Çevrimdışıyken sepete ürün ekleyebilir, alışveriş listenizdekileri işaretleyebilir, favorilerinize ürün ekleyebilirsiniz. Değişikliğin beklediği ekranda görünür; bağlantı gelince gönderilir.',
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
        'Her ürünü adını, puanını ve yorumlarını görebildiğiniz bir mağaza satar. Yalnızca ürünü teslim alanlar yorum yazabilir. Doğruladığımız mağazalarda onay işareti bulunur. Satın almadan önce de sonra da her mağazaya yazabilirsiniz.',
        'Mağaza paketi kargoya verir, takip bilgisi siparişinizde yer alır. Kartla ya da sunulduğu yerlerde kapıda nakit ödeyebilirsiniz. Teslimattan sonraki 7 gün içinde iade isteyebilirsiniz.',
      ],
    },
    {
      heading: 'Bize ulaşın',
      paragraphs: [
        'Bir ürün ya da paketle ilgili en hızlı yanıtı mağaza verir: ürünü veya siparişi açıp “Sohbet” seçeneğine dokunun. Diğer her konu için “Bize ulaşın” sayfasını kullanın. Her mesajı okur, en kısa sürede yanıtlarız.',
      ],
    },
  ],
}
