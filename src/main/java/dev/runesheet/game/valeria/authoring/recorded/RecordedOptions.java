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
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.Prompt;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The options of a question as recorded games write them. */
record RecordedOptions(Match match, Decision decision) {

  private static final String RESERVE = Prompt.PLACE_RESERVE.word();

  /** Prompts whose options name the place of a card beside its code. */
  private static final Set<String> PLACED =
      Stream.of(
              Prompt.CHOOSE_OWNED_CARD,
              Prompt.FLIP_ONE_CITIZEN,
              Prompt.EVENT_BANISH_CITIZEN_FOR_REWARD,
              Prompt.EVENT_SEQUENCE,
              Prompt.CHOOSE_DOMAIN_REWARD)
          .map(Prompt::word)
          .collect(Collectors.toSet());

  /** True if a question is one of a card that pays at harvest. */
  static boolean isOfHarvest(Decision decision) {
    boolean pays =
        Stream.of(Column.ON_TURN, Column.OFF_TURN)
            .anyMatch(column -> decision.effect().endsWith("/" + column.id()));
    return pays && !decision.prompt().equals(Prompt.HARVEST_STEAL.word());
  }

  /** True if records do not list an option: paying with tomes is possible but not recorded. */
  static boolean isLeftOut(Option option) {
    return option.action() instanceof TurnAction.LayOutTome;
  }

  /** The recorded word for the question. */
  String prompt() {
    boolean reserve = decision.prompt().equals(RESERVE);
    String prompt = reserve ? Prompt.EVENT_SEQUENCE.word() : decision.prompt();
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
    CardIndex cardIndex = CardIndex.of(match.world(), match.state(ValeriaState.class));
    return CardIndex.find(cardIndex.agents(), engage.card()).orElseThrow().getPosition();
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
