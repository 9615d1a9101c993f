import type { Condition } from '#contract/pre-loved/offer-limits.ts'
import type { Words } from '#server/seed/seed-shapes.ts'

/** A demo item that a shopper of each region sells; the price is in rupees. */
export type DemoItem = {
  /** The illustration of a kind of the catalogue, whose category the item has. */
  readonly render: string
  readonly title: Words
  readonly text: Words
  /** Absent where the seller names no defects. */
  readonly defects?: Words
  readonly condition: Condition
  readonly rupees: number
}

/** The demo sellers of each country; the mall marks them as demo data. */
export const demoSellers = {
  lk: ['Dilani W.', 'Kasun R.'],
  cn: ['晓雨', '阿杰'],
  la: ['Noy S.', 'Bounmy K.'],
  tr: ['Elif A.', 'Mert Y.'],
} as const

export const demoItems: readonly DemoItem[] = [
  {
    render: '1f6b2',
    title: [
      'City bicycle with basket',
      '带车筐的城市自行车',
      'Sepetli şehir bisikleti',
      'Городской велосипед с корзиной',
      'Bicicleta urbana com cesta',
    ],
    text: [
      'I rode it to work for two years and now take the train. New brake pads, both lights work.',
      '骑了两年上下班，现在改坐火车。刹车片刚换，前后灯正常。',
      'İki yıl işe bununla gittim, artık trene biniyorum. Fren balataları yeni, iki lamba da çalışıyor.',
      'Два года ездил на работу, теперь езжу на поезде. Новые тормозные колодки, оба фонаря работают.',
      'Usei dois anos para ir ao trabalho e agora vou de trem. Pastilhas novas, as duas luzes funcionam.',
    ],
    defects: [
      'Scratches on the frame, the bell is missing.',
      '车架有划痕，缺车铃。',
      'Kadroda çizikler var, zili yok.',
      'Царапины на раме, нет звонка.',
      'Riscos no quadro, falta a campainha.',
    ],
    condition: 'GOOD',
    rupees: 32_000,
  },
  {
    render: '1f3b8',
    title: [
      'Electric guitar with soft case',
      '电吉他带软包',
      'Kılıflı elektro gitar',
      'Электрогитара с чехлом',
      'Guitarra elétrica com capa',
    ],
    text: [
      'Played at home only. Strings changed last month, the case has a small pocket for cables.',
      '只在家里弹过。上个月换了新弦，软包有放线的小口袋。',
      'Sadece evde çalındı. Teller geçen ay değişti, kılıfta kablo cebi var.',
      'Играл только дома. Струны новые, в чехле есть карман для кабелей.',
      'Tocada só em casa. Cordas trocadas no mês passado, a capa tem bolso para cabos.',
    ],
    condition: 'VERY_GOOD',
    rupees: 34_500,
  },
  {
    render: '1f4f8',
    title: [
      '35 mm film camera',
      '35毫米胶片相机',
      '35 mm filmli fotoğraf makinesi',
      'Плёночная камера 35 мм',
      'Câmera de filme 35 mm',
    ],
    text: [
      'From my father, used on holidays. The shutter and the flash work, a roll of film comes with the camera.',
      '父亲留下的，旅行时用。快门和闪光灯正常，附赠一卷胶卷。',
      'Babamdan kaldı, tatillerde kullanıldı. Deklanşör ve flaş çalışıyor, yanında bir film rulosu var.',
      'Осталась от отца, снимали в отпуске. Затвор и вспышка работают, в комплекте одна плёнка.',
      'Era do meu pai, usada nas férias. Obturador e flash funcionam, acompanha um rolo de filme.',
    ],
    defects: [
      'The rubber grip is worn.',
      '橡胶手柄有磨损。',
      'Kauçuk tutma yeri aşınmış.',
      'Резиновая накладка потёрта.',
      'A borracha da empunhadura está gasta.',
    ],
    condition: 'GOOD',
    rupees: 11_900,
  },
  {
    render: '1f4bb',
    title: [
      '14-inch laptop, 16 GB memory',
      '14英寸笔记本电脑，16 GB内存',
      '14 inç dizüstü bilgisayar, 16 GB bellek',
      'Ноутбук 14 дюймов, 16 ГБ памяти',
      'Notebook de 14 polegadas, 16 GB de memória',
    ],
    text: [
      'My office computer of three years, reset and ready to set up. The battery lasts about five hours.',
      '用了三年的办公电脑，已恢复出厂设置。电池大约能用五小时。',
      'Üç yıllık ofis bilgisayarım, sıfırlandı ve kuruluma hazır. Pili yaklaşık beş saat gidiyor.',
      'Рабочий ноутбук, три года, сброшен к заводским настройкам. Батареи хватает примерно на пять часов.',
      'Meu computador de trabalho por três anos, restaurado e pronto para usar. A bateria dura umas cinco horas.',
    ],
    defects: [
      'A small dent at one corner of the lid.',
      '屏盖一角有小凹痕。',
      'Kapağın bir köşesinde küçük bir ezik var.',
      'Небольшая вмятина на углу крышки.',
      'Um pequeno amassado num canto da tampa.',
    ],
    condition: 'GOOD',
    rupees: 94_000,
  },
  {
    render: '1f45c',
    title: [
      'Leather handbag, two colours',
      '双色皮质手提包',
      'İki renkli deri el çantası',
      'Кожаная сумка, два цвета',
      'Bolsa de couro bicolor',
    ],
    text: [
      'A present that I carried to two weddings. Comes with its dust bag.',
      '朋友送的礼物，只在两次婚礼上用过，附防尘袋。',
      'Hediye geldi, iki düğünde kullandım. Toz torbasıyla birlikte.',
      'Подарок, носила на две свадьбы. В комплекте пыльник.',
      'Um presente que usei em dois casamentos. Acompanha saco de proteção.',
    ],
    condition: 'LIKE_NEW',
    rupees: 6_900,
  },
  {
    render: '26fa',
    title: [
      'Tent for three, with ground sheet',
      '三人帐篷带地垫',
      'Üç kişilik çadır, zemin örtülü',
      'Трёхместная палатка с полом',
      'Barraca para três, com piso',
    ],
    text: [
      'Used on four trips, always dried before packing. All pegs are there, one pole was repaired.',
      '用过四次，每次晾干后收纳。地钉齐全，一根支杆修过。',
      'Dört gezide kullanıldı, hep kurutulup toplandı. Kazıkları tam, bir direği onarıldı.',
      'Была в четырёх походах, всегда сушили. Все колышки на месте, одна дуга отремонтирована.',
      'Usada em quatro viagens, sempre guardada seca. Todas as estacas estão aqui, uma vareta foi consertada.',
    ],
    defects: [
      'One repaired pole.',
      '一根支杆修过。',
      'Bir direk onarılmış.',
      'Одна отремонтированная дуга.',
      'Uma vareta consertada.',
    ],
    condition: 'GOOD',
    rupees: 12_400,
  },
  {
    render: '1f3ae',
    title: [
      'Wireless game controller',
      '无线游戏手柄',
      'Kablosuz oyun kolu',
      'Беспроводной геймпад',
      'Controle de jogo sem fio',
    ],
    text: [
      'Bought twice by mistake, opened only for a test.',
      '买重了，只拆开试过一次。',
      'Yanlışlıkla iki tane aldım, yalnızca denemek için açıldı.',
      'Случайно купил два, открывал только для проверки.',
      'Comprei dois por engano, aberto só para testar.',
    ],
    condition: 'UNUSED',
    rupees: 8_900,
  },
  {
    render: '1fad6',
    title: [
      'Stoneware teapot, hand-glazed',
      '手工上釉炻瓷茶壶',
      'El sırlı seramik demlik',
      'Заварочный чайник ручной работы',
      'Bule de grés esmaltado à mão',
    ],
    text: [
      'From a potter in the hills. Holds five cups, no chips.',
      '山里陶艺师做的，能装五杯，没有磕碰。',
      'Dağ köyünden bir çömlekçinin işi. Beş bardak alır, çatlağı yok.',
      'Работа деревенского гончара. Объём на пять чашек, без сколов.',
      'Feito por um ceramista da serra. Rende cinco xícaras, sem lascas.',
    ],
    condition: 'VERY_GOOD',
    rupees: 1_900,
  },
  {
    render: '231a',
    title: [
      'Wristwatch with leather strap',
      '皮表带腕表',
      'Deri kayışlı kol saati',
      'Наручные часы с кожаным ремешком',
      'Relógio de pulso com pulseira de couro',
    ],
    text: [
      'Keeps time well, battery changed in spring. The strap was replaced once.',
      '走时准确，春天刚换电池，表带换过一次。',
      'Zamanı doğru gösteriyor, pili baharda değişti. Kayışı bir kez yenilendi.',
      'Идут точно, батарейку меняли весной. Ремешок один раз заменён.',
      'Marca bem as horas, bateria trocada este ano. A pulseira já foi trocada uma vez.',
    ],
    defects: [
      'Fine scratches on the glass.',
      '表镜有细微划痕。',
      'Camında ince çizikler var.',
      'Мелкие царапины на стекле.',
      'Riscos finos no vidro.',
    ],
    condition: 'GOOD',
    rupees: 5_900,
  },
  {
    render: '1f6cb-fe0f',
    title: [
      'Two-seat sofa, washable cover',
      '双人沙发，套可拆洗',
      'İki kişilik kanepe, yıkanabilir kılıflı',
      'Двухместный диван со съёмным чехлом',
      'Sofá de dois lugares, capa lavável',
    ],
    text: [
      'We are moving. From a home without smokers and without pets. The cover was washed last week.',
      '因搬家转让。家中无人吸烟、无宠物，沙发套上周刚洗。',
      'Taşınıyoruz. Sigara içilmeyen, evcil hayvansız evden. Kılıfı geçen hafta yıkandı.',
      'Переезжаем. Дома не курят, животных нет. Чехол постирали на прошлой неделе.',
      'Estamos de mudança. Casa sem fumantes e sem animais. A capa foi lavada na semana passada.',
    ],
    defects: [
      'One leg has a dent, the seat is a little soft.',
      '一条沙发腿有凹痕，坐垫略软。',
      'Bir ayağında ezik var, oturma yeri biraz yumuşak.',
      'Вмятина на одной ножке, сиденье немного мягкое.',
      'Um pé com amassado, o assento está um pouco macio.',
    ],
    condition: 'FAIR',
    rupees: 26_500,
  },
  {
    render: '1f52d',
    title: [
      'Telescope for beginners',
      '入门天文望远镜',
      'Yeni başlayanlar için teleskop',
      'Телескоп для начинающих',
      'Telescópio para iniciantes',
    ],
    text: [
      'We saw the rings of Saturn with it. Tripod and two eyepieces included.',
      '用它看到过土星环。含三脚架和两个目镜。',
      'Bununla Satürn’ün halkalarını gördük. Üçayak ve iki oküler dahil.',
      'Видели в него кольца Сатурна. Со штативом и двумя окулярами.',
      'Vimos os anéis de Saturno com ele. Inclui tripé e duas oculares.',
    ],
    condition: 'VERY_GOOD',
    rupees: 19_900,
  },
  {
    render: '1f6fc',
    title: [
      'Roller skates, size 38',
      '轮滑鞋，38码',
      'Tekerlekli paten, 38 numara',
      'Роликовые коньки, размер 38',
      'Patins, tamanho 38',
    ],
    text: [
      'My daughter outgrew them after one summer. Wheels are almost like new.',
      '女儿穿了一个夏天就小了，轮子几乎全新。',
      'Kızıma bir yazda küçük geldi. Tekerlekleri neredeyse yeni.',
      'Дочь выросла за одно лето. Колёса почти новые.',
      'Minha filha cresceu num verão. As rodas estão quase novas.',
    ],
    condition: 'LIKE_NEW',
    rupees: 7_400,
  },
]
