/**
 * The prefecture and the 17 provinces of Laos with all their 148 districts (format: address/areas.ts). Written by hand;
 * number and names were compared with npm @lailao10x/lao-address 0.0.3 (MIT).
 */
export const placesOfLaos = `
Vientiane Prefecture|ນະຄອນຫຼວງວຽງຈັນ
  Chanthabuly|ຈັນທະບູລີ
  Sikhottabong|ສີໂຄດຕະບອງ
  Xaysetha|ໄຊເສດຖາ
  Sisattanak|ສີສັດຕະນາກ
  Naxaithong|ນາຊາຍທອງ
  Xaythany|ໄຊທານີ
  Hadxaifong|ຫາດຊາຍຟອງ
  Sangthong|ສັງທອງ
  Pakngum|ປາກງື່ມ
Phongsaly|ຜົ້ງສາລີ
  Phongsaly|ຜົ້ງສາລີ
  May|ໃໝ່
  Khoua|ຂວາ
  Samphanh|ສຳພັນ
  Boun Neua|ບຸນເໜືອ
  Nhot Ou|ຍອດອູ
  Boun Tai|ບຸນໃຕ້
Luang Namtha|ຫຼວງນ້ຳທາ
  Namtha|ນ້ຳທາ
  Sing|ສິງ
  Long|ລອງ
  Viengphoukha|ວຽງພູຄາ
  Nale|ນາແລ
Oudomxay|ອຸດົມໄຊ
  Xay|ໄຊ
  La|ຫຼາ
  Namo|ນາໝໍ້
  Nga|ງາ
  Beng|ແບງ
  Houn|ຮຸນ
  Pakbeng|ປາກແບງ
Bokeo|ບໍ່ແກ້ວ
  Houayxay|ຫ້ວຍຊາຍ
  Tonpheung|ຕົ້ນເຜິ້ງ
  Meung|ເມິງ
  Pha Oudom|ຜາອຸດົມ
  Paktha|ປາກທາ
Luang Prabang|ຫຼວງພະບາງ
  Luang Prabang|ຫຼວງພະບາງ
  Xieng Ngeun|ຊຽງເງິນ
  Nan|ນານ
  Pak Ou|ປາກອູ
  Nambak|ນ້ຳບາກ
  Ngoi|ງອຍ
  Pakxeng|ປາກແຊງ
  Phonxay|ໂພນໄຊ
  Chomphet|ຈອມເພັດ
  Viengkham|ວຽງຄຳ
  Phoukhoune|ພູຄູນ
  Phonthong|ໂພນທອງ
Houaphanh|ຫົວພັນ
  Xamneua|ຊຳເໜືອ
  Xiengkho|ຊຽງຄໍ້
  Hiem|ຮ້ຽມ
  Viengxay|ວຽງໄຊ
  Houameuang|ຫົວເມືອງ
  Xamtai|ຊຳໃຕ້
  Sopbao|ສົບເບົາ
  Et|ແອດ
  Kouane|ກ້ວານ
  Xone|ຊ່ອນ
Xayabury|ໄຊຍະບູລີ
  Xayabury|ໄຊຍະບູລີ
  Khop|ຄອບ
  Hongsa|ຫົງສາ
  Ngeun|ເງິນ
  Xienghone|ຊຽງຮ່ອນ
  Phiang|ພຽງ
  Parklai|ປາກລາຍ
  Kenethao|ແກ່ນທ້າວ
  Botene|ບໍ່ແຕນ
  Thongmyxay|ທົ່ງມີໄຊ
  Xaysathan|ໄຊຊະຖານ
Xieng Khouang|ຊຽງຂວາງ
  Pek|ແປກ
  Kham|ຄຳ
  Nonghed|ໜອງແຮດ
  Khoune|ຄູນ
  Mok|ໝອກ
  Phoukout|ພູກູດ
  Phaxay|ຜາໄຊ
Vientiane Province|ວຽງຈັນ
  Phonhong|ໂພນໂຮງ
  Thoulakhom|ທຸລະຄົມ
  Keo Oudom|ແກ້ວອຸດົມ
  Kasy|ກາສີ
  Vangvieng|ວັງວຽງ
  Feuang|ເຟືອງ
  Xanakham|ຊະນະຄາມ
  Mad|ແມດ
  Viengkham|ວຽງຄຳ
  Hinheup|ຫີນເຫີບ
  Meun|ໝື່ນ
Bolikhamxay|ບໍລິຄຳໄຊ
  Pakxan|ປາກຊັນ
  Thaphabath|ທ່າພະບາດ
  Pakkading|ປາກກະດິງ
  Bolikhanh|ບໍລິຄັນ
  Khamkeuth|ຄຳເກີດ
  Viengthong|ວຽງທອງ
  Xaychamphone|ໄຊຈຳພອນ
Khammouane|ຄຳມ່ວນ
  Thakhek|ທ່າແຂກ
  Mahaxay|ມະຫາໄຊ
  Nongbok|ໜອງບົກ
  Hinboun|ຫີນບູນ
  Nhommalath|ຍົມມະລາດ
  Boualapha|ບົວລະພາ
  Nakai|ນາກາຍ
  Xebangfay|ເຊບັ້ງໄຟ
  Xaybouathong|ໄຊບົວທອງ
  Khounkham|ຄູນຄຳ
Savannakhet|ສະຫວັນນະເຂດ
  Kaysone Phomvihane|ໄກສອນ ພົມວິຫານ
  Outhoumphone|ອຸທຸມພອນ
  Atsaphangthong|ອາດສະພັງທອງ
  Phine|ພີນ
  Sepone|ເຊໂປນ
  Nong|ນອງ
  Thapangthong|ທ່າປາງທອງ
  Songkhone|ສອງຄອນ
  Champhone|ຈຳພອນ
  Xonbouly|ຊົນບູລີ
  Xaybouly|ໄຊບູລີ
  Vilabouly|ວິລະບູລີ
  Atsaphone|ອາດສະພອນ
  Xayphouthong|ໄຊພູທອງ
  Phalanxay|ພະລານໄຊ
Saravane|ສາລະວັນ
  Saravane|ສາລະວັນ
  Ta Oy|ຕະໂອ້ຍ
  Toumlan|ຕຸ້ມລານ
  Lakhonepheng|ລະຄອນເພັງ
  Vapy|ວາປີ
  Khongsedone|ຄົງເຊໂດນ
  Lao Ngam|ເລົ່າງາມ
  Samouay|ສະມ້ວຍ
Sekong|ເຊກອງ
  Lamarm|ລະມາມ
  Kaleum|ກະລຶມ
  Dakcheung|ດາກຈຶງ
  Thateng|ທ່າແຕງ
Champasak|ຈຳປາສັກ
  Pakse|ປາກເຊ
  Sanasomboun|ຊະນະສົມບູນ
  Bachiangchaleunsook|ບາຈຽງຈະເລີນສຸກ
  Paksong|ປາກຊ່ອງ
  Pathoumphone|ປະທຸມພອນ
  Phonthong|ໂພນທອງ
  Champasak|ຈຳປາສັກ
  Soukhouma|ສຸຂຸມາ
  Mounlapamok|ມູນລະປະໂມກ
  Khong|ໂຂງ
Attapeu|ອັດຕະປື
  Xaysetha|ໄຊເສດຖາ
  Samakkhixay|ສາມັກຄີໄຊ
  Sanamxay|ສະໜາມໄຊ
  Sanxay|ສານໄຊ
  Phouvong|ພູວົງ
Xaysomboun|ໄຊສົມບູນ
  Anouvong|ອະນຸວົງ
  Longchaeng|ລ້ອງແຈ້ງ
  Longxan|ລ້ອງຊານ
  Hom|ຮົ່ມ
  Thathom|ທ່າໂທມ
`
