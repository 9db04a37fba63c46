package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.Decision;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The index of cards follows all moves of a match. */
class CardIndexTest {

  private static final int SEED = 11;

  @ParameterizedTest
  @ValueSource(strings = {"crimson-seas", "draft"})
  void cardsAreFoundWhereTheyLieAtEachDecision(String preset) {
    Random any = new Random(SEED);
    List<String> seats = List.of("Ann", "Bob", "Cy");
    try (Match match =
        ShippedBooks.of("valeria").newMatch(ValeriaSetup.json(preset, seats, 0), SEED)) {
      for (int answers = 0; !match.over(); answers++) {
        compare(match, CardIndex.of(match.world(), match.state(ValeriaState.class)));
        Decision decision = match.pendingDecisions().get(0);
        match.choose(decision, decision.options().get(any.nextInt(decision.options().size())));
        if (answers % 40 == 0) {
          match.undo();
        }
      }
      compare(match, CardIndex.of(match.world(), match.state(ValeriaState.class)));
    }
  }

  private static void compare(Match match, CardIndex index) {
    for (String grid : Zones.GRIDS) {
      List<Card> all = index.grid(grid).stream().flatMap(List::stream).toList();
      assertThat(all).isEqualTo(lying(match, grid, card -> true));
      assertThat(index.grid(grid))
          .allMatch(stack -> stack.stream().map(Card::stack).distinct().count() <= 1);
    }
    assertThat(index.agents()).isEqualTo(lying(match, Zones.AGENTS, card -> true));
    assertThat(index.exhaustedDeck()).isEqualTo(lying(match, Zones.EXHAUSTED, card -> true));
    assertThat(index.banished()).isEqualTo(lying(match, Zones.BANISHED, card -> true));
    for (CardKind kind : List.of(CardKind.GOODS, CardKind.TOME, CardKind.NOBLE)) {
      assertThat(index.slots(kind)).isEqualTo(lying(match, Zones.slots(kind), card -> true));
    }
    index.players().forEach(player -> compare(match, index, player));
  }

  private static void compare(Match match, CardIndex index, Player player) {
    Predicate<Card> own = card -> card.getController() == player.seat();
    List<Card> tableau = lying(match, Zones.TABLEAU, own);
    assertThat(index.tableau(player)).isEqualTo(tableau);
    assertThat(index.hand(player)).isEqualTo(lying(match, Zones.HAND, own));
    assertThat(index.cargo(player)).isEqualTo(lying(match, Zones.CARGO, own));
    assertThat(index.owned(player, CardKind.CITIZEN)).isEqualTo(of(tableau, CardKind.CITIZEN));
    for (Role role : Role.ALL) {
      assertThat(index.roles(player)[role.ordinal()])
          .isEqualTo(pips(tableau, role, CardKind.CITIZEN) + pips(tableau, role, CardKind.NOBLE));
    }
  }

  private static List<Card> lying(Match match, String zone, Predicate<Card> which) {
    return match.world().entities().stream()
        .filter(entity -> entity.getZone().equals(zone))
        .map(Card.class::cast)
        .filter(which)
        .sorted(Comparator.comparingInt(Card::getPosition).thenComparingInt(Card::getId))
        .toList();
  }

  private static List<Card> of(List<Card> cards, CardKind kind) {
    return cards.stream().filter(card -> card.kind() == kind).toList();
  }

  private static int pips(List<Card> cards, Role role, CardKind kind) {
    return of(cards, kind).stream().mapToInt(card -> card.type().pips().of(role)).sum();
  }
}
