/**
 * The 9 provinces and 25 districts of Sri Lanka with their main towns and the divisional secretariats, under their own
 * name or their town's (format: address/areas.ts). Written by hand.
 */
export const placesOfSriLanka = `
Western|බස්නාහිර
  Colombo|කොළඹ: Colombo 1 Fort, Colombo 2 Slave Island, Colombo 3 Kollupitiya, Colombo 4 Bambalapitiya, Colombo 5 Havelock Town, Colombo 6 Wellawatte, Colombo 7 Cinnamon Gardens, Colombo 8 Borella, Colombo 9 Dematagoda, Colombo 10 Maradana, Colombo 11 Pettah, Colombo 12 Hulftsdorp, Colombo 13 Kotahena, Colombo 14 Grandpass, Colombo 15 Modara, Avissawella, Battaramulla, Boralesgamuwa, Dehiwala, Hanwella, Homagama, Kaduwela, Kesbewa, Kolonnawa, Kottawa, Maharagama, Malabe, Moratuwa, Mount Lavinia, Nugegoda, Padukka, Pannipitiya, Piliyandala, Rajagiriya, Ratmalana, Sri Jayawardenepura Kotte, Talawatugoda, Thimbirigasyaya
  Gampaha|ගම්පහ: Gampaha, Biyagama, Delgoda, Divulapitiya, Ganemulla, Ja-Ela, Kadawatha, Kandana, Katana, Katunayake, Kelaniya, Kiribathgoda, Kirindiwela, Minuwangoda, Mirigama, Negombo, Nittambuwa, Peliyagoda, Ragama, Seeduwa, Veyangoda, Wattala, Weliweriya, Yakkala, Attanagalla, Dompe, Mahara
  Kalutara|කළුතර: Kalutara, Agalawatta, Aluthgama, Bandaragama, Beruwala, Bulathsinhala, Horana, Ingiriya, Matugama, Panadura, Wadduwa, Dodangoda, Madurawela, Millaniya, Palindanuwara, Walallavita
Central|මධ්‍යම
  Kandy|මහනුවර: Kandy, Akurana, Ampitiya, Digana, Galagedara, Gampola, Gelioya, Hasalaka, Kadugannawa, Katugastota, Kundasale, Nawalapitiya, Peradeniya, Pilimatalawa, Teldeniya, Wattegama, Deltota, Doluwa, Ganga Ihala Korale, Harispattuwa, Hatharaliyadda, Medadumbara, Minipe, Panvila, Pasbage Korale, Pathadumbara, Pathahewaheta, Poojapitiya, Thumpane, Udadumbara, Udapalatha, Udunuwara, Yatinuwara
  Matale|මාතලේ: Matale, Dambulla, Galewela, Naula, Palapathwela, Rattota, Sigiriya, Ukuwela, Yatawatta, Ambanganga Korale, Laggala Pallegama, Pallepola, Wilgamuwa
  Nuwara Eliya|නුවරඑළිය: Nuwara Eliya, Ginigathhena, Hanguranketha, Hatton, Kotagala, Kotmale, Maskeliya, Nanu Oya, Ragala, Talawakele, Walapane, Ambagamuwa, Bogawantalawa, Mathurata, Nildandahinna, Norwood
Southern|දකුණ
  Galle|ගාල්ල: Galle, Ahangama, Ambalangoda, Baddegama, Balapitiya, Batapola, Bentota, Elpitiya, Habaraduwa, Hikkaduwa, Karapitiya, Koggala, Neluwa, Udugama, Unawatuna, Akmeemana, Bope Poddala, Gonapinuwala, Imaduwa, Karandeniya, Madampagama, Nagoda, Niyagama, Rathgama, Thawalama, Wanduramba, Welivitiya Divithura, Yakkalamulla
  Matara|මාතර: Matara, Akuressa, Deniyaya, Devinuwara, Dikwella, Hakmana, Kamburupitiya, Kekanadura, Mirissa, Morawaka, Weligama, Athuraliya, Kirinda Puhulwella, Kotapola, Malimbada, Mulatiyana, Pasgoda, Pitabeddara, Thihagoda, Welipitiya
  Hambantota|හම්බන්තොට: Hambantota, Ambalantota, Angunakolapelessa, Beliatta, Lunugamvehera, Sooriyawewa, Tangalle, Tissamaharama, Walasmulla, Weeraketiya, Katuwana, Okewela
Northern|උතුර
  Jaffna|යාපනය: Jaffna, Chankanai, Chavakachcheri, Karainagar, Kayts, Kopay, Manipay, Nallur, Point Pedro, Valvettithurai, Delft, Karaveddy, Maruthankerny, Sandilipay, Tellippalai, Uduvil, Velanai
  Kilinochchi|කිලිනොච්චි: Kilinochchi, Kandavalai, Pallai, Paranthan, Poonakary, Karachchi
  Mannar|මන්නාරම: Mannar, Madhu, Murunkan, Nanattan, Pesalai, Talaimannar, Manthai West, Musali
  Mullaitivu|මුලතිව්: Mullaitivu, Mallavi, Mankulam, Oddusuddan, Puthukkudiyiruppu, Thunukkai, Manthai East, Maritimepattu, Welioya
  Vavuniya|වවුනියාව: Vavuniya, Cheddikulam, Nedunkerny, Omanthai, Vavuniya South
Eastern|නැගෙනහිර
  Trincomalee|ත්‍රිකුණාමලය: Trincomalee, Kantale, Kinniya, Kuchchaveli, Mutur, Nilaveli, Seruwila, Gomarankadawala, Morawewa, Padavi Sri Pura, Thambalagamuwa, Verugal
  Batticaloa|මඩකලපුව: Batticaloa, Chenkalady, Eravur, Kaluwanchikudy, Kattankudy, Oddamavadi, Valaichchenai, Arayampathy, Kiran, Koralai Pattu Central, Paddipalai, Vaharai, Vavunathivu, Vellaveli
  Ampara|අම්පාර: Ampara, Akkaraipattu, Dehiattakandiya, Kalmunai, Mahaoya, Nintavur, Pottuvil, Sainthamaruthu, Sammanthurai, Uhana, Addalaichenai, Alayadivembu, Damana, Irakkamam, Karaitivu, Lahugala, Navithanveli, Padiyathalawa, Thirukkovil
North Western|වයඹ
  Kurunegala|කුරුණෑගල: Kurunegala, Alawwa, Bingiriya, Galgamuwa, Hettipola, Ibbagamuwa, Kuliyapitiya, Maho, Mawathagama, Narammala, Nikaweratiya, Pannala, Polgahawela, Polpithigama, Wariyapola, Ambanpola, Bamunakotuwa, Ehetuwewa, Ganewatta, Giribawa, Katupotha, Kobeigane, Kotavehera, Mallawapitiya, Maspotha, Panduwasnuwara, Rasnayakapura, Rideegama, Udubaddawa, Weerambugedara
  Puttalam|පුත්තලම: Puttalam, Anamaduwa, Chilaw, Dankotuwa, Kalpitiya, Madampe, Marawila, Nattandiya, Norochcholai, Wennappuwa, Arachchikattuwa, Karuwalagaswewa, Mahakumbukkadawala, Mahawewa, Mundalama, Nawagattegama, Pallama, Vanathavilluwa
North Central|උතුරු මැද
  Anuradhapura|අනුරාධපුරය: Anuradhapura, Eppawala, Galenbindunuwewa, Galnewa, Horowpothana, Kahatagasdigiliya, Kebithigollewa, Kekirawa, Medawachchiya, Mihintale, Nochchiyagama, Padaviya, Tambuttegama, Thalawa, Ipalogama, Mahavilachchiya, Nachchaduwa, Nuwaragam Palatha Central, Nuwaragam Palatha East, Palagala, Palugaswewa, Rajanganaya, Rambewa, Thirappane
  Polonnaruwa|පොලොන්නරුව: Polonnaruwa, Aralaganwila, Bakamuna, Dimbulagala, Hingurakgoda, Kaduruwela, Manampitiya, Medirigiriya, Welikanda, Elahera, Lankapura, Thamankaduwa
Uva|ඌව
  Badulla|බදුල්ල: Badulla, Bandarawela, Diyatalawa, Ella, Hali-Ela, Haputale, Kandaketiya, Mahiyanganaya, Passara, Welimada, Haldummulla, Lunugala, Meegahakivula, Rideemaliyadda, Soranathota, Uva Paranagama
  Monaragala|මොනරාගල: Monaragala, Badalkumbura, Bibile, Buttala, Kataragama, Medagama, Siyambalanduwa, Thanamalwila, Wellawaya, Madulla, Sevanagala
Sabaragamuwa|සබරගමුව
  Ratnapura|රත්නපුර: Ratnapura, Balangoda, Eheliyagoda, Embilipitiya, Godakawela, Kahawatta, Kalawana, Kuruwita, Pelmadulla, Rakwana, Ayagama, Elapatha, Imbulpe, Kaltota, Kiriella, Kolonna, Nivithigala, Opanayaka, Weligepola
  Kegalle|කෑගල්ල: Kegalle, Aranayaka, Dehiowita, Deraniyagala, Galigamuwa, Mawanella, Rambukkana, Ruwanwella, Warakapola, Yatiyantota, Bulathkohupitiya
`
