import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in Turkish. */
export const about: Policy = {
  title: '{brand} hakkında',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'Pek çok mağaza tek yerde',
      paragraphs: [
        '{brand} pek çok mağazayı bir araya getirir: giyimden telefona, taze mangodan çaya, aletten oyuncağa, kitaptan ev eşyasına. Rahatça gezin, farklı mağazaların ürünlerini aynı sepete ekleyin, her siparişi kapınıza kadar takip edin.',
        'Gezmek için hesap gerekmez. Üçüncü taraf reklamı göstermez, sizi diğer sitelerde izlemeyiz. Fiyatları, ücretleri ve teslimat sürelerini siparişten önce görürsünüz.',
      ],
    },
    {
      heading: 'Çevrimdışı da çalışır',
      paragraphs: [
        'Otobüste, dağda, internet paketinizin son gününde: {brand} yine açılır. Gördüğünüz sayfalar cihazınıza kaydedilir, son güncelleme zamanı üzerlerinde yazar. Çevrimdışıyken sepete ve favorilerinize ürün ekleyebilirsiniz: bekleyen değişiklikler işaretlenir, yeniden çevrimiçi olduğunuzda eşitlenir. Son siparişlerinizi de görebilirsiniz.',
        'Sipariş ve ödeme her zaman sizin onayınızı gerektirir. Siz onaylamadan hiçbir şey sipariş edilmez.',
        '{brand} her uygulama gibi ana ekranınıza eklenebilir. Az yer kaplar, veri tasarrufu görselleri küçültür.',
      ],
    },
    {
      heading: 'Dört bölge, beş dil',
      paragraphs: [
        'Sri Lanka, Çin, Laos ve Türkiye’ye hizmet veriyoruz. Her bölgenin kendi mağazaları, para birimi ve teslimat seçenekleri vardır. Diğer üç bölgenin ürünlerini yurt dışından sipariş edebilirsiniz.',
        'Nerede olursanız olun sayfaları Türkçe, İngilizce, Çince, Rusça ya da Portekizce kullanabilirsiniz. Bölge ve dil ayrı ayrı seçilir.',
      ],
    },
    {
      heading: 'Mağazalar ve teslimat',
      paragraphs: [
        'Her ürünü adını, puanını ve yorumlarını görebildiğiniz bir mağaza satar. Doğruladığımız mağazalarda onay işareti bulunur. Sipariş verirken her mağazaya not bırakabilirsiniz.',
        'Mağaza paketi kargoya verir, her paketi siparişinizden takip edebilirsiniz. Kartla ya da sunulduğu yerlerde kapıda nakit ödeyebilirsiniz. Teslimattan sonra 7 güne kadar iade talep edebilirsiniz.',
      ],
    },
    {
      heading: 'Bize ulaşın',
      paragraphs: [
        'Hesap, sipariş, ödeme ve iadeyle ilgili soruların çoğunun yanıtını “Yardım” sayfasında bulursunuz; sayfa çevrimdışı da açılır. Paketinizin nerede olduğunu siparişinizde görürsünüz. Diğer tüm konularda, ana sayfanın en altındaki “Bize ulaşın” formundan bize yazın. Her mesajı okur, en kısa sürede yanıtlarız.',
      ],
    },
  ],
}
