import type { Section, Words } from '../seed-shapes.ts'
import {
  byHundred, eggTrays, fiveDays, keepFridge, keepFrozen, milk, oneWeek, sixMonths, threeWeeks, twelveMonths, twoFourSix,
  twoMonths, vegan, vegetarian,
} from './grocery-shared.ts'

const egg: Words = ['Egg', '蛋类', 'Yumurta', 'Яйцо', 'Ovo']

/** Milk, cheese, eggs and cold desserts. */
export const dairyAndEggs: Section = {
  name: ['Dairy, eggs and ice cream', '乳品、蛋类与冰品', 'Süt ürünleri, yumurta ve dondurma', 'Молочные продукты, яйца и мороженое', 'Laticínios, ovos e sorvetes'],
  kinds: [
    {
      render: '1f95b',
      name: ['fresh milk', '鲜牛奶', 'günlük süt', 'свежее молоко', 'leite fresco'],
      lines: ['Meadow Gate', 'Hill Farm', 'Dawn Pail', 'Little Dairy', 'Stone Dairy'],
      features: [
        ['whole', '全脂', 'tam yağlı', 'цельное', 'integral'],
        ['semi-skimmed', '低脂', 'yarım yağlı', 'пониженной жирности', 'semidesnatado'],
        ['not homogenised', '非均质', 'homojenize edilmemiş', 'негомогенизированное', 'não homogeneizado'],
        ['from grass-fed cows', '草饲奶源', 'otla beslenen ineklerden', 'от коров на травяном рационе', 'de vacas criadas a pasto'],
        ['lactose-free', '无乳糖', 'laktozsuz', 'без лактозы', 'sem lactose'],
      ],
      price: 290,
      about:
        'Cow’s milk bottled within a day of milking and pasteurised gently so that it still tastes of the farm. It comes chilled in a returnable bottle.',
      colours: false,
      choice: { axis: 'volume', values: ['500 ml', '1 L', '2 L'], factors: [1, 1.85, 3.6] },
      specs: [
        ['ingredients', ['Pasteurised cow’s milk', '巴氏杀菌牛乳', 'Pastörize inek sütü', 'Пастеризованное коровье молоко', 'Leite de vaca pasteurizado']],
        ['allergens', milk],
        ['nutrition', ['3.2 g protein per 100 ml, calcium', '每100毫升含蛋白质3.2克，富含钙', '100 ml’de 3,2 g protein, kalsiyum', '3,2 г белка на 100 мл, кальций', '3,2 g de proteína por 100 ml, cálcio']],
        ['temperature', '2–4 °C'],
        ['shelfLife', fiveDays],
      ],
    },
    {
      render: '1f9c0',
      name: ['semi-hard cheese', '半硬质奶酪', 'yarı sert peynir', 'полутвёрдый сыр', 'queijo semiduro'],
      lines: ['Mountain Wheel', 'Meadow Hill', 'Old Cellar', 'Golden Rind', 'Kars Yaylası'],
      features: [
        ['aged three months', '熟成三个月', 'üç ay olgunlaştırılmış', 'выдержка три месяца', 'maturado por três meses'],
        ['aged six months', '熟成六个月', 'altı ay olgunlaştırılmış', 'выдержка шесть месяцев', 'maturado por seis meses'],
        ['sliced', '切片', 'dilimli', 'в нарезке', 'fatiado'],
        ['cut from the wheel', '整轮现切', 'tekerden kesilmiş', 'отрезан от головки', 'cortado da peça'],
        ['mild and nutty', '温和坚果香', 'hafif, fındıksı tatta', 'мягкий ореховый вкус', 'suave, notas de nozes'],
      ],
      price: 690,
      about:
        'A supple yellow cheese with round holes, made from mountain milk and matured on wooden boards. It slices thinly for breakfast and melts evenly on toast.',
      colours: false,
      choice: byHundred,
      specs: [
        ['ingredients', ['Cow’s milk, salt, microbial rennet, cultures', '牛乳、食盐、微生物凝乳酶、发酵菌种', 'İnek sütü, tuz, mikrobiyal maya, kültür', 'Коровье молоко, соль, микробный фермент, закваска', 'Leite de vaca, sal, coalho microbiano, fermento lácteo']],
        ['allergens', milk],
        ['nutrition', ['26 g protein per 100 g, calcium', '每100克含蛋白质26克，富含钙', '100 g’da 26 g protein, kalsiyum', '26 г белка на 100 г, кальций', '26 g de proteína por 100 g, cálcio']],
        ['dietary', vegetarian],
        ['storageAdvice', keepFridge],
        ['shelfLife', threeWeeks],
      ],
      from: 'tr',
    },
    {
      render: '1f9c8',
      name: ['creamery butter', '动物黄油', 'tereyağı', 'сливочное масло', 'manteiga'],
      lines: ['Farm Churn', 'Golden Pat', 'Old Dairy', 'Breakfast Tray', 'Cream Hill'],
      features: [
        ['unsalted', '无盐', 'tuzsuz', 'несолёное', 'sem sal'],
        ['lightly salted', '微盐', 'az tuzlu', 'слабосолёное', 'levemente salgada'],
        ['with sea salt crystals', '海盐颗粒', 'deniz tuzu taneli', 'с кристаллами морской соли', 'com cristais de sal marinho'],
        ['cultured cream', '发酵奶油制', 'kültürlü kremadan', 'кислосливочное', 'de creme fermentado'],
        ['slow-churned', '慢搅工艺', 'yayıkta çekilmiş', 'медленное сбивание', 'batida lentamente'],
      ],
      price: 690,
      about:
        'Golden butter churned from fresh cream, with a clean, full taste. Soft enough to spread after ten minutes on the table and rich enough for pastry.',
      colours: false,
      choice: { axis: 'weight', values: ['100 g', '200 g', '400 g'], factors: [1, 1.9, 3.7] },
      specs: [
        ['nutrition', ['82% milk fat', '乳脂82%', '%82 süt yağı', 'Жирность 82%', '82% de gordura láctea']],
        ['allergens', milk],
        ['dietary', vegetarian],
        ['storageAdvice', keepFridge],
        ['shelfLife', twoMonths],
      ],
    },
    {
      render: '1f95a',
      name: ['brown eggs', '褐壳鸡蛋', 'kahverengi yumurta', 'коричневые куриные яйца', 'ovos vermelhos'],
      lines: ['Farm Gate', 'Golden Yard', 'Country Coop', 'Village Hen', 'Sunny Barn'],
      features: [
        ['free-range', '散养', 'gezen tavuk', 'свободный выгул', 'de galinhas soltas'],
        ['laid this week', '本周新鲜产', 'bu haftanın yumurtası', 'снесены на этой неделе', 'postos nesta semana'],
        ['large', '大号', 'büyük boy', 'крупные', 'grandes'],
        ['rich in omega-3', '富含Omega-3', 'omega-3 zengini', 'обогащены омега-3', 'ricos em ômega-3'],
        ['deep orange yolk', '橙红蛋黄', 'koyu turuncu sarılı', 'яркий оранжевый желток', 'gema alaranjada'],
      ],
      price: 290,
      about:
        'Brown-shelled hen’s eggs, candled one by one and packed in paper trays. The whites are firm, so they poach and fry neatly.',
      colours: false,
      choice: eggTrays,
      specs: [
        ['allergens', egg],
        ['nutrition', ['13 g protein per 100 g, vitamin D', '每100克含蛋白质13克，含维生素D', '100 g’da 13 g protein, D vitamini', '13 г белка на 100 г, витамин D', '13 g de proteína por 100 g, vitamina D']],
        ['storageAdvice', ['Refrigerate, point down', '尖端朝下冷藏', 'Buzdolabında, sivri ucu aşağıda', 'В холодильнике, острым концом вниз', 'Na geladeira, com a ponta para baixo']],
        ['shelfLife', threeWeeks],
      ],
    },
    {
      render: '1faba',
      name: ['blue-shelled duck eggs', '青壳鸭蛋', 'mavi kabuklu ördek yumurtası', 'утиные яйца с голубой скорлупой', 'ovos de pata de casca azul'],
      lines: ['Reed Pond', 'Willow Farm', 'Paddy Field', 'Lotus Lake', 'Old Mill'],
      features: [
        ['free-range ducks', '散养麻鸭', 'gezen ördek', 'от уток на свободном выгуле', 'de patas soltas'],
        ['gathered by hand', '人工拾蛋', 'elle toplanmış', 'собраны вручную', 'colhidos à mão'],
        ['extra large', '特大号', 'ekstra iri', 'очень крупные', 'extragrandes'],
        ['for baking', '适合烘焙', 'hamur işlerine uygun', 'для выпечки', 'para confeitaria'],
        ['straw-packed', '稻草垫装', 'samanlı kutuda', 'уложены в солому', 'embalados em palha'],
      ],
      price: 480,
      about:
        'Pale blue eggs from ducks that forage in ponds and rice fields. The yolk is larger and richer than a hen’s, which makes them prized for cakes, custards and salted eggs.',
      colours: false,
      choice: eggTrays,
      specs: [
        ['allergens', egg],
        ['nutrition', ['13 g protein per 100 g, vitamin B12', '每100克含蛋白质13克，含维生素B12', '100 g’da 13 g protein, B12 vitamini', '13 г белка на 100 г, витамин B12', '13 g de proteína por 100 g, vitamina B12']],
        ['usage', ['Boil for 9 minutes or cook through', '水煮9分钟或彻底加热', '9 dakika haşlayın veya iyice pişirin', 'Варить 9 минут или готовить до полной готовности', 'Cozinhar por 9 minutos ou até firmar bem']],
        ['storageAdvice', keepFridge],
        ['shelfLife', threeWeeks],
      ],
    },
    {
      render: '1f36e',
      name: ['caramel custard', '焦糖布丁', 'krem karamel', 'крем-карамель', 'pudim de leite'],
      lines: ['Copper Pan', 'Sunday Table', 'Little Dairy', 'Golden Spoon', 'Vanilla House'],
      features: [
        ['real vanilla', '天然香草', 'gerçek vanilyalı', 'с натуральной ванилью', 'com baunilha natural'],
        ['dark caramel', '深色焦糖', 'koyu karamelli', 'с тёмной карамелью', 'calda escura'],
        ['less sugar', '减糖', 'az şekerli', 'меньше сахара', 'menos açúcar'],
        ['oven-baked', '烤制', 'fırınlanmış', 'запекание в духовке', 'assado no forno'],
        ['with kithul treacle', '棕榈糖浆风味', 'kitul pekmezli', 'с пальмовым сиропом китул', 'com melado de kithul'],
      ],
      price: 480,
      about:
        'Silky egg custard set under a thin layer of caramel, baked in a water bath in single pots. Run a knife around the edge and turn it out on a plate.',
      colours: false,
      choice: twoFourSix,
      specs: [
        ['ingredients', ['Milk, egg, sugar, vanilla', '牛奶、鸡蛋、白砂糖、香草', 'Süt, yumurta, şeker, vanilya', 'Молоко, яйцо, сахар, ваниль', 'Leite, ovo, açúcar, baunilha']],
        ['allergens', ['Milk, egg', '牛奶、鸡蛋', 'Süt, yumurta', 'Молоко, яйцо', 'Leite, ovo']],
        ['dietary', vegetarian],
        ['storageAdvice', keepFridge],
        ['shelfLife', oneWeek],
      ],
    },
    {
      render: '1f366',
      name: ['vanilla ice cream cones', '香草甜筒冰淇淋', 'vanilyalı külah dondurma', 'ванильное мороженое в рожке', 'casquinhas de sorvete de baunilha'],
      lines: ['Soft Swirl', 'Seaside', 'Cloud Nine', 'Summer Kiosk', 'Cream Peak'],
      features: [
        ['real vanilla pods', '真香草籽', 'gerçek vanilya çubuklu', 'с натуральной ванилью', 'com favas de baunilha'],
        ['crisp waffle cone', '酥脆蛋筒', 'çıtır külahlı', 'хрустящая вафля', 'casquinha crocante'],
        ['double cream', '双倍奶香', 'bol kremalı', 'двойные сливки', 'creme em dobro'],
        ['less sugar', '减糖', 'az şekerli', 'меньше сахара', 'menos açúcar'],
        ['chocolate tip', '筒尖巧克力', 'ucu çikolatalı', 'шоколадный кончик', 'ponta de chocolate'],
      ],
      price: 690,
      about:
        'Soft, airy vanilla ice cream swirled into crisp cones and frozen ready to serve. Let them stand for a minute and they taste like the ones from the seaside kiosk.',
      colours: false,
      choice: twoFourSix,
      specs: [
        ['ingredients', ['Milk, cream, sugar, vanilla, wheat cone', '牛奶、稀奶油、白砂糖、香草、小麦蛋筒', 'Süt, krema, şeker, vanilya, buğday külahı', 'Молоко, сливки, сахар, ваниль, пшеничный рожок', 'Leite, creme, açúcar, baunilha, casquinha de trigo']],
        ['allergens', ['Milk, wheat', '牛奶、小麦', 'Süt, buğday', 'Молоко, пшеница', 'Leite, trigo']],
        ['dietary', vegetarian],
        ['storageAdvice', keepFrozen],
        ['shelfLife', sixMonths],
      ],
    },
    {
      render: '1f368',
      name: ['three-flavour ice cream', '三色冰淇淋', 'üç çeşitli dondurma', 'мороженое трёх вкусов', 'sorvete de três sabores'],
      lines: ['Parlour', 'Glass Cup', 'Sunday Scoop', 'Old Town', 'Velvet Churn'],
      features: [
        ['soft scoop', '柔滑易挖', 'kolay kaşıklanır', 'легко черпается ложкой', 'fácil de servir'],
        ['with cherries on top', '樱桃点缀', 'üstü kirazlı', 'с вишней сверху', 'com cerejas por cima'],
        ['slow-churned', '慢搅工艺', 'yavaş çekilmiş', 'медленное взбивание', 'batido lentamente'],
        ['with fruit pieces', '含果粒', 'meyve parçacıklı', 'с кусочками фруктов', 'com pedaços de fruta'],
        ['less sugar', '减糖', 'az şekerli', 'меньше сахара', 'menos açúcar'],
      ],
      price: 890,
      about:
        'A tub of three flavours side by side: dark chocolate, vanilla and strawberry. Made with fresh cream and real fruit, it scoops cleanly straight from the freezer.',
      colours: false,
      choice: { axis: 'volume', values: ['500 ml', '1 L', '2 L'], factors: [1, 1.8, 3.3] },
      specs: [
        ['ingredients', ['Milk, cream, sugar, cocoa, strawberries, vanilla', '牛奶、稀奶油、白砂糖、可可、草莓、香草', 'Süt, krema, şeker, kakao, çilek, vanilya', 'Молоко, сливки, сахар, какао, клубника, ваниль', 'Leite, creme, açúcar, cacau, morango, baunilha']],
        ['allergens', milk],
        ['dietary', vegetarian],
        ['storageAdvice', keepFrozen],
        ['shelfLife', twelveMonths],
      ],
    },
    {
      render: '1f367',
      name: ['shaved ice cups', '刨冰杯', 'bardakta karsambaç', 'колотый лёд с сиропом в стаканчике', 'raspadinhas'],
      lines: ['Snow Cone', 'Cool Corner', 'Beach Cart', 'Frost Petal', 'July'],
      features: [
        ['raspberry syrup', '覆盆子糖浆', 'ahududu şuruplu', 'с малиновым сиропом', 'calda de framboesa'],
        ['rose syrup', '玫瑰糖浆', 'gül şuruplu', 'с сиропом из розы', 'xarope de rosas'],
        ['strawberry syrup', '草莓糖浆', 'çilek şuruplu', 'с клубничным сиропом', 'calda de morango'],
        ['guava syrup', '红心番石榴糖浆', 'guava şuruplu', 'с сиропом гуавы', 'calda de goiaba'],
        ['pomegranate syrup', '石榴糖浆', 'nar şuruplu', 'с гранатовым сиропом', 'calda de romã'],
      ],
      price: 420,
      about:
        'Finely shaved ice under a pink fruit syrup, in a cup with a paper straw. The syrup is made from fruit and petals and coloured with nothing else.',
      colours: false,
      choice: twoFourSix,
      specs: [
        ['ingredients', ['Water, sugar, fruit or flower syrup', '水、白砂糖、水果或花卉糖浆', 'Su, şeker, meyve veya çiçek şurubu', 'Вода, сахар, фруктовый или цветочный сироп', 'Água, açúcar, xarope de fruta ou de flor']],
        ['dietary', vegan],
        ['included', ['Paper straw', '纸吸管', 'Kâğıt pipet', 'Бумажная трубочка', 'Canudo de papel']],
        ['storageAdvice', keepFrozen],
        ['shelfLife', twelveMonths],
      ],
    },
  ],
}
