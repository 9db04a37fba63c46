package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.asked;
import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Any sequence of turns that are given, reversed and lost goes as around a plain table of seats.
 */
class RandomTurnsTest {

  private static final int MATCHES = 12;

  /** The players who sit around a table. */
  private static final class Seats {

    private final int players;
    private final List<Integer> sitting = new ArrayList<>();
    private final Deque<Integer> acting = new ArrayDeque<>(List.of(0));
    private int active;
    private int given = -1;
    private boolean reversed;

    /** The players in whose turns the others answer, and whether they do so now. */
    private final Set<Integer> paid = new HashSet<>();

    private boolean answering;

    Seats(int players) {
      this.players = players;
      for (int player = 0; player < players; player++) {
        sitting.add(player);
      }
    }

    /** The players who still sit there, as one sees them in turn, without himself. */
    List<Integer> others(int player) {
      List<Integer> others = new ArrayList<>();
      for (int seat = player + 1; seat < player + players; seat++) {
        if (sitting.contains(seat % players)) {
          others.add(seat % players);
        }
      }
      if (reversed) {
        Collections.reverse(others);
      }
      return others;
    }

    int asked() {
      while (true) {
        acting.removeIf(player -> !sitting.contains(player));
        if (!acting.isEmpty()) {
          return acting.peek();
        }
        if (!answering && paid.contains(active)) {
          answering = true;
          acting.addAll(others(active));
        } else {
          turn();
        }
      }
    }

    private void turn() {
      int from = given < 0 ? active : given;
      boolean stays = given >= 0 && sitting.contains(given) || others(from).isEmpty();
      active = stays ? from : others(from).get(0);
      given = -1;
      answering = false;
      acting.add(active);
    }
  }

  private final Random random = new Random(7);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void theAskedOneIsTheOneWhoseTurnItIs(int players) {
    RuleBook book = TurnOrderTest.book(players);
    for (int match = 0; match < MATCHES; match++) {
      play(book, players);
    }
  }

  private void play(RuleBook book, int players) {
    Seats seats = new Seats(players);
    Match match = WrittenGame.match(book, players);
    for (int step = 0; step < 60 && !match.over(); step++) {
      assertThat(asked(match)).isEqualTo(seats.asked());
      assertThat(match.view(0).active()).isEqualTo(seats.active);
      match.update(context -> sees(context, seats));
      act(match, seats);
      if (random.nextInt(4) == 0) {
        Match next = random.nextBoolean() ? match.fork() : book.restore(match.save());
        match.close();
        match = next;
      }
    }
    assertThat(match.over()).isEqualTo(seats.sitting.size() == 1);
    match.close();
  }

  private static void sees(MatchContext match, Seats seats) {
    for (int player = 0; player < seats.players; player++) {
      List<Integer> others = seats.others(player);
      List<Integer> all = new ArrayList<>(others);
      if (seats.sitting.contains(player)) {
        all.add(0, player);
      }
      assertThat(seen(match, "players in turn order", player)).isEqualTo(all);
      assertThat(seen(match, "active player", player))
          .isEqualTo(seats.sitting.contains(seats.active) ? List.of(seats.active) : List.of());
      int last = others.size() - 1;
      assertThat(seen(match, "next player", player))
          .isEqualTo(others.subList(0, Math.min(1, others.size())));
      assertThat(seen(match, "previous player", player))
          .isEqualTo(others.subList(Math.max(0, last), others.size()));
    }
  }

  private static List<Integer> seen(MatchContext match, String scope, int viewer) {
    return match.scope(scope, match.entity(viewer)).stream().map(Entity::getId).toList();
  }

  private void act(Match match, Seats seats) {
    int player = seats.asked();
    switch (random.nextInt(seats.answering ? 4 : 8)) {
      case 0 -> {
        choose(match, "turn");
        seats.reversed = !seats.reversed;
      }
      case 1 -> oust(match, seats);
      case 2, 3 -> {
        choose(match, "pass");
        seats.acting.remove();
      }
      case 4 -> {
        int next = random.nextInt(seats.players);
        choose(match, "lead");
        choose(match, "player " + (next + 1));
        seats.given = next;
      }
      case 5 -> {
        choose(match, "again");
        seats.given = player;
        seats.acting.remove();
      }
      case 6 -> {
        choose(match, "skip");
        seats.given = seats.others(seats.others(player).get(0)).get(0);
      }
      default -> {
        choose(match, "pay");
        seats.paid.add(player);
      }
    }
  }

  private void oust(Match match, Seats seats) {
    int out = seats.sitting.get(random.nextInt(seats.sitting.size()));
    if (random.nextInt(3) > 0) {
      return;
    }
    choose(match, "oust");
    choose(match, "player " + (out + 1));
    seats.sitting.remove(Integer.valueOf(out));
  }
}
