package dev.runesheet.game.valeria.authoring.recorded;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.Set;

/** The options of a question as recorded games write them. */
final class RecordedOptions {

  private static final String RESERVE = "place reserve";
  private static final String STEAL = "harvest steal";

  /** Prompts whose options name the place of a card beside its code. */
  private static final Set<String> PLACED =
      Set.of(
          "choose owned card",
          "flip one citizen",
          "event banish citizen for reward",
          "event sequence",
          "choose domain reward");

  private final Match match;
  private final Decision decision;

  RecordedOptions(Match match, Decision decision) {
    this.match = match;
    this.decision = decision;
  }

  /** True if a question is one of a card that pays at harvest. */
  static boolean isOfHarvest(Decision decision) {
    boolean pays =
        decision.effect().endsWith("/on-turn") || decision.effect().endsWith("/off-turn");
    return pays && !decision.prompt().equals(STEAL);
  }

  /** True if records do not list an option: paying with tomes is possible but not recorded. */
  static boolean isLeftOut(Option option) {
    return option.action() instanceof TurnAction.LayOutTome;
  }

  /** The recorded word for the question. */
  String prompt() {
    String prompt = decision.prompt().equals(RESERVE) ? "event sequence" : decision.prompt();
    return prompt.replace(' ', '_');
  }

  /** The recorded text of an option. */
  String text(Option option) {
    if (decision.effect().isEmpty()) {
      return option.action() instanceof TurnAction.Engage engage
          ? TurnAction.ENGAGE + slot(engage) + " " + engage.card()
          : option.id().replace(PaymentOption.WAIVING, " axe:").replace("take maps", "take map");
    }
    Pick pick = (Pick) option.action();
    String more = pick.word();
    if (!pick.isEntity()) {
      return more.equals("none") ? "skip" : more;
    }
    Entity entity = match.world().entity(pick.entity());
    if (entity instanceof Player player) {
      return more.isEmpty() ? player.getName() : more + " " + player.getName();
    }
    Card card = (Card) entity;
    return card.getZone().equals(Zones.slots(card.kind())) ? slot(card) : place(card) + more;
  }

  private int slot(TurnAction.Engage engage) {
    return CardIndex.of(match.world(), match.state(ValeriaState.class)).agents().stream()
        .filter(agent -> agent.getDefinition().equals(engage.card()))
        .findFirst()
        .orElseThrow()
        .getPosition();
  }

  /**
   * The name of the card in a slot of the harbour: the code if it is to be banished, otherwise the
   * kind.
   */
  private String slot(Card card) {
    boolean coded = PLACED.contains(decision.prompt());
    String what = coded ? card.getDefinition() : card.kind().word() + ".choice";
    return what + "@" + card.getPosition();
  }

  /** The code of a card, and its place among those of its owner or the stacks of the centre. */
  private String place(Card card) {
    if (!PLACED.contains(decision.prompt()) && !decision.prompt().equals(RESERVE)) {
      return card.getDefinition();
    }
    ValeriaState state = match.state(ValeriaState.class);
    CardIndex cardIndex = CardIndex.of(match.world(), state);
    int place = card.stack();
    if (decision.prompt().equals(RESERVE)) {
      return card.getZone().substring(0, card.getZone().length() - 1) + " " + place;
    }
    if (card.getZone().equals(Zones.TABLEAU)) {
      place = 0;
      for (Card other : cardIndex.tableau(cardIndex.player(card.getController()))) {
        if (other == card) {
          break;
        }
        place += sort(other) == sort(card) ? 1 : 0;
      }
    }
    return card.getDefinition() + "@" + place;
  }

  /** Owned monsters of events are listed with the monsters. */
  private static CardKind sort(Card card) {
    return card.isMonster() ? CardKind.MONSTER : card.kind();
  }
}
