package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.Pick;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Texts of the cards that options are about. */
class OptionTextsTest {

  /** A code that looks like the number of an entity. */
  private static final String MONSTER_OF_AN_EVENT = "e1";

  private final RuleBook book = ShippedBooks.of("valeria");
  private final GameTools tools = GameTools.of("valeria");

  private String text(Action action) {
    try (Match match = book.newMatch(tools.setup(book, List.of(), 0), 1)) {
      return tools.describe(
          match, match.pendingDecisions().get(0), new Option(action, () -> "words"));
    }
  }

  @Test
  void aPurchaseIsAboutItsCard() {
    Action slay =
        new TurnAction.Purchase(
            TurnAction.Deed.of(CardKind.MONSTER), MONSTER_OF_AN_EVENT, PaymentOption.of("0/0/0"));
    String text = tools.describe(book, MONSTER_OF_AN_EVENT);
    assertThat(text).isNotEmpty();
    assertThat(text(slay)).isEqualTo(text);
    String offered = ActionCodec.of(TurnAction.class).write(slay);
    assertThat(text(Pick.of(offered))).as("offered by an effect").isEqualTo(text);
  }

  @Test
  void aPlayerWhoIsPickedIsNoCardOfThatCode() {
    assertThat(text(new Pick(1, ""))).isEmpty();
    assertThat(tools.definitions(new Option("e1", "p2", new Pick(1, "")))).isEmpty();
  }
}
