package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.PriceBreakdown;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The answer about the price of a card of the centre for a player. */
public final class PriceText {

  /** The prefix of the question, before the card. */
  public static final String COST_OF = "cost of ";

  private PriceText() {}

  /** The answer to a question of that form. */
  public static Optional<NumberBreakdown> reckon(Match match, Entity about, String question) {
    if (!question.startsWith(COST_OF) || !(about instanceof Player player)) {
      return Optional.empty();
    }
    Card card = find(match, question.substring(COST_OF.length()));
    return Optional.of(reckoning(player, card, PriceBreakdown.of(match, player.seat(), card)));
  }

  private static Card find(Match match, String name) {
    CardNames names = new CardNames(match.book().catalog(ValeriaCatalog.class));
    List<String> valid = new ArrayList<>();
    for (Card top : CardIndex.of(match.world(), match.state(ValeriaState.class)).tops()) {
      boolean priced =
          top.kind() == CardKind.CITIZEN || top.kind() == CardKind.DOMAIN || top.isMonster();
      if (priced && !top.isFlipped()) {
        if (top.getName().equals(name) || names.means(name, top.getDefinition())) {
          return top;
        }
        valid.add(top.getName());
      }
    }
    throw new IllegalArgumentException(
        "'"
            + name
            + "' does not lie open on top of a stack; there are "
            + String.join(", ", valid)
            + Words.meant(name, valid));
  }

  private static NumberBreakdown reckoning(Player player, Card card, PriceBreakdown bill) {
    List<NumberBreakdown.Part> parts = new ArrayList<>();
    for (PriceBreakdown.Line line : bill.lines()) {
      parts.add(
          new NumberBreakdown.Part(
              line.amount(),
              line.resource(),
              line.reason(),
              line.effect(),
              line.source(),
              line.writtenAt()));
    }
    String ways =
        bill.ways().isEmpty()
            ? player.getName() + " cannot pay that now."
            : player.getName() + " can pay " + String.join(", or ", bill.ways()) + ".";
    String title =
        card.getName() + " costs " + player.getName() + " " + PaymentOption.words(bill.due()::get);
    return new NumberBreakdown(title, parts, List.of(ways));
  }
}
