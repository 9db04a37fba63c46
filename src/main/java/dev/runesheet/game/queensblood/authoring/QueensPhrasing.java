package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.CountedState;
import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.ScopeSides;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.word.Watch;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The phrasing of Queen's Blood: rules speak of the card that they are on. */
final class QueensPhrasing {

  private static final String ANY_POWER = Triggers.REACHES + Phrasing.ANY;
  private static final String FIRST_POWER = Triggers.FIRST_REACHES + Phrasing.ANY;

  private static final Set<Watch> OTHERS = EnumSet.complementOf(EnumSet.of(Watch.OWN));

  static final Phrasing PHRASING =
      Phrasing.PLAIN
          .with(Phrasing.ROLES, Map.of(ScopeWords.SELF, Pronoun.noun("this card")))
          .with(Phrasing.GROUPS, groups())
          .with(
              Phrasing.STATS,
              Map.of(
                  CardStats.REPLACED_POWER, "the power of the card it replaced",
                  CardStats.REPLACED_PAWNS, "the rank of the tile it was spawned on"))
          .with(Phrasing.EVENTS, events());

  private QueensPhrasing() {}

  private static Map<String, Noun> groups() {
    Map<String, Noun> groups = new HashMap<>();
    for (ScopeRegion where : ScopeRegion.values()) {
      for (ScopeSides whose : ScopeSides.values()) {
        groups.put(ScopeWords.name(whose, where), group(whose, where));
      }
    }
    for (CountedState state : CountedState.values()) { // A card is no enemy of itself.
      ScopeSides whose = ScopeSides.ENEMIES;
      String of = state.word() + " ";
      groups.put(state.words(whose), group(of + whose.one(), of + whose.noun(), ""));
    }
    return groups;
  }

  /** The whole board and the whole lane are said, so that nobody looks for a tile. */
  private static Noun group(ScopeSides whose, ScopeRegion where) {
    String one = whose.one();
    String many = whose.noun();
    return switch (where) {
      case ON_BOARD -> group(one, "all " + many, " on the board");
      case IN_LANE -> group(one, "all " + many, " in this card's lane");
      case ON_AFFECTED_TILES ->
          group(one, whose == ScopeSides.ALL ? "all " + many : many, " " + where.word());
    };
  }

  private static Noun group(String one, String many, String where) {
    return new Noun(one + where, many + where, "", false, false);
  }

  /** The words with which cards are called by their names, where they have one. */
  static Phrasing naming(List<CardSource> cards) {
    Map<String, String> names = new HashMap<>();
    for (CardSource card : cards) {
      if (!card.name().isBlank()) {
        names.putIfAbsent(card.id(), card.name());
      }
    }
    return PHRASING.with(Phrasing.WORDS, names);
  }

  private static Map<String, String> events() {
    Map<String, String> events = new HashMap<>();
    for (String event : Triggers.WORDS) {
      events.put(event + " " + Watch.OWN, "when this card " + event);
    }
    Triggers.OWN_MOMENTS.forEach(
        (own, others) -> OTHERS.forEach(watch -> put(events, others, watch, "when ~ " + own)));
    for (Watch watch : Watch.values()) {
      // Each change counts, not only one that makes the card enfeebled; those of auras do not.
      put(events, Triggers.ENFEEBLED, watch, "whenever ~'s power is lowered for good");
      put(events, Triggers.FIRST_ENHANCED, watch, "when ~ is enhanced for the first time");
      put(events, Triggers.FIRST_ENFEEBLED, watch, "when ~ is enfeebled for the first time");
      put(events, Triggers.SPAWNED, watch, "when ~ is spawned");
      put(events, ANY_POWER, watch, "when ~'s power rises from below * to * or more");
      put(events, FIRST_POWER, watch, "when ~'s power first rises from below * to * or more");
    }
    events.put(Triggers.WINS_LANE + " " + Watch.OWN, "when you win this card's lane");
    events.put(Triggers.PLACES_PAWNS + " " + Watch.OWN, "when this card places its pawns");
    events.put(
        Triggers.ROUND_ENDS + " " + Watch.OWN,
        "at the end of the round, if you won this card's lane");
    return events;
  }

  private static void put(Map<String, String> events, String event, Watch watch, String clause) {
    events.put(event + " " + watch, clause.replace("~", subject(watch)));
  }

  private static String subject(Watch watch) {
    return switch (watch) {
      case OWN -> "this card";
      case ALLY -> "another ally";
      case ENEMY -> "an enemy";
      case OTHER -> "another card";
      case ANY -> "any card";
    };
  }
}
