import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in Brazilian Portuguese. */
export const about: Policy = {
  title: 'Sobre o {brand}',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'Um shopping no seu celular',
      paragraphs: [
        'O {brand} reúne muitas lojas em um só lugar: roupas e celulares, mangas frescas e chá, ferramentas, brinquedos, livros e itens para a casa. Você navega à vontade, junta produtos de várias lojas no mesmo carrinho e acompanha cada pedido da prateleira até a sua porta.',
        'Para navegar, você não precisa de conta. Não há publicidade de terceiros nem rastreamento em outros sites. Preços, taxas e prazos aparecem antes de você fazer o pedido.',
      ],
    },
    {
      heading: 'Funciona sem sinal',
      paragraphs: [
        'No ônibus, na serra, no último dia do pacote de dados: o {brand} abre do mesmo jeito. O que você já viu fica salvo no dispositivo, e cada página mostra quando foi atualizada. Sem internet, você pode encher o carrinho ou adicionar favoritos. As alterações ficam pendentes, à vista, e são sincronizadas quando a internet volta. Seus últimos pedidos também ficam à mão.',
        'Pedidos e pagamentos sempre esperam por você. Nada é comprado sem a sua confirmação.',
        'Você pode adicionar o {brand} à tela inicial, como um aplicativo. Ele ocupa pouco espaço e, com a economia de dados ligada, as imagens ficam menores.',
      ],
    },
    {
      heading: 'Quatro regiões, cinco idiomas',
      paragraphs: [
        'Atendemos Sri Lanka, China, Laos e Turquia. Cada região tem suas lojas, sua moeda e sua forma de entrega, e os produtos das outras três podem ser pedidos do exterior.',
        'Leia o {brand} em português, inglês, chinês, turco ou russo, onde quer que você esteja. A região e o idioma são escolhas separadas.',
      ],
    },
    {
      heading: 'Lojas e entrega',
      paragraphs: [
        'Cada produto é vendido por uma loja, com nome, nota e avaliações à vista. Um selo marca as lojas que verificamos. Ao fazer o pedido, você pode deixar uma observação para cada loja.',
        'A loja entrega o pacote à transportadora, e o rastreio fica no seu pedido. Pague com cartão ou, onde houver essa opção, em dinheiro na entrega. Até 7 dias após a entrega, você pode solicitar reembolso.',
      ],
    },
    {
      heading: 'Fale com a gente',
      paragraphs: [
        'A maioria das dúvidas sobre conta, pedidos, pagamento e reembolso tem resposta em “Ajuda”, que abre mesmo sem internet. Onde está o pacote, você vê no pedido. Para todo o resto, escreva em “Fale conosco”, no fim da página inicial. Lemos todas as mensagens e respondemos assim que possível.',
      ],
    },
  ],
}
