package dev.runesheet.game.valeria.authoring.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What names of cards mean in scenarios. */
class CardNamesTest {

  private static CardNames names(CardType... cards) {
    return new CardNames(new ValeriaCatalog(List.of(cards), List.of(), Harbour.NONE));
  }

  private static CardType card(String code, CardKind kind, String name) {
    return CardType.plain(code, kind, name);
  }

  @Test
  void aNewCardDoesNotTakeTheNameOfAnother() {
    CardNames names =
        names(
            card("c32", CardKind.CITIZEN, "Hunter"),
            card("c900", CardKind.CITIZEN, "Hunter"),
            card("a9", CardKind.AGENT, "Hunter"));
    assertThat(names.codes("Hunter")).containsExactly("c32");
    assertThat(names.codes("c900 Hunter")).containsExactly("c900");
    assertThat(List.of(names.of("c32"), names.of("c900"), names.of("a9")))
        .containsExactly("Hunter", "c900 Hunter", "a9 Hunter");
    assertThat(names.usual("c32 Hunter")).isEqualTo("Hunter");
  }

  @Test
  void aNameThatMonstersOrAStarterAndCitizensShareMeansNoneOfThem() {
    CardNames names =
        names(
            card("s1", CardKind.STARTER, "Peasant"),
            card("c5", CardKind.CITIZEN, "Peasant"),
            card("m1", CardKind.MONSTER, "Goblin"),
            card("m2", CardKind.MONSTER, "Goblin"),
            card("r9", CardKind.RELIC, "Goblin"));
    assertThat(names.codes("Peasant")).containsExactly("s1", "c5");
    assertThat(names.codes("Goblin")).containsExactly("m1", "m2");
    assertThat(names.of("m1")).isEqualTo("m1 Goblin");
    assertThat(names.of("r9")).isEqualTo("r9 Goblin");
  }

  @Test
  void aNewCardOfAnotherSheetIsTheOneBelowTheLast() {
    CardNames names =
        names(
            card("d1", CardKind.DOMAIN, "Opera House"),
            card("d900", CardKind.DOMAIN, "Goblin King"),
            card("m7", CardKind.MONSTER, "Goblin King"),
            card("m8", CardKind.MONSTER, "Skeleton"));
    assertThat(names.codes("Goblin King")).containsExactly("m7");
    assertThat(names.of("d900")).isEqualTo("d900 Goblin King");
  }

  @Test
  void aPieceOfGoodsKeepsItsNameBesideACardCalledSo() {
    CardNames names =
        names(card("c1", CardKind.CITIZEN, "spices"), card("g1", CardKind.GOODS, "spices"));
    assertThat(names.codes("spices")).containsExactly("c1", "g1");
  }
}
