package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.declared.ActiveEffects.Found;
import dev.runesheet.game.declared.ActiveEffects.Query;
import dev.runesheet.game.declared.DeclaredSetup.Placed;
import dev.runesheet.game.declared.DeclaredSetup.Position;
import dev.runesheet.game.declared.DeclaredSetup.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Programs ask for effects in play, and why one is out of force. */
class ActiveEffectsTest {

  private final RuleBook book = ShippedBooks.of("tcg-pocket");

  @Test
  void whatIsOutOfForceSaysWhatSuppressesIt() {
    try (Match match = match("made-up-mutebasic", "a1-182")) {
      List<Found> found = query(match, new Query("damage_reduction", null, -1, null, true));
      assertThat(found).hasSize(1);
      assertThat(found.get(0).inForce()).isFalse();
      assertThat(found.get(0).suppressedBy())
          .extracting(one -> match.world().entity(one.getSource()).getName())
          .containsExactly("Mutebasic");
      assertThat(query(match, Query.type("damage_reduction"))).isEmpty();
    }
  }

  @Test
  void answersToEventsAreFoundByTheirTrigger() {
    try (Match match = match("a1-211", "a1a-056")) {
      List<Found> found = query(match, new Query(null, "on_damaged", 1, null, false));
      assertThat(found).extracting(Found::type).containsExactly("counterattack");
      assertThat(query(match, new Query(null, "on_damaged", 0, null, false))).isEmpty();
    }
  }

  @Test
  void whatASourceBroughtEndsWithIt() {
    try (Match match = match("a1-211", "a1a-056")) {
      Entity druddigon =
          match.world().entities().stream()
              .filter(one -> one.getName().equals("Druddigon"))
              .findFirst()
              .orElseThrow();
      match.direct(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            assertThat(effects.removeBySource(context.entity(druddigon.getId()))).isEqualTo(1);
            assertThat(effects.removeBySource(context.entity(druddigon.getId()))).isZero();
          });
      assertThat(query(match, Query.type("counterattack"))).isEmpty();
    }
  }

  private static List<Found> query(Match match, Query query) {
    List<Found> found = new ArrayList<>();
    match.direct(context -> found.addAll(ActiveEffects.of(context).query(query)));
    return found;
  }

  private Match match(String own, String other) {
    List<Seat> seats =
        List.of(own, other).stream()
            .map(card -> new Seat(Map.of(), Map.of("active", List.of(new Placed(card, Map.of())))))
            .toList();
    List<String> decks = List.of("circle circuit", "crimson storm");
    Position position = new Position("main", 5, seats);
    return book.newMatch(new DeclaredSetup(decks, 0, position).toJson(), 1);
  }
}
