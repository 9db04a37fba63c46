package dev.runesheet.game.queensblood.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The narrator of a match, move by move: plays, changes of power and of tiles, arrivals and
 * departures, the score.
 */
public final class QueensNarrator implements Narrator {

  private final Match match;
  private final PowerTally powers;
  private final Map<Integer, String> doomedBy = new HashMap<>();
  private int turn;
  private int side = Side.NOBODY;
  private boolean shown;

  public QueensNarrator(Match match) {
    this.match = match;
    powers = new PowerTally(match);
    turn = match.happenings().isEmpty() ? match.state(QueensState.class).turn() : 1;
  }

  @Override
  public List<Told> tell(Happening happening) {
    powers.hear(happening);
    List<Told> told = new ArrayList<>();
    if (happening instanceof Happening.Asked asked && asked.decision().asksFor(Move.InTurn.class)) {
      head(asked.decision().player(), told);
    } else if (happening instanceof Happening.PhaseEnded ended) {
      turn = ended.turn() + 1;
      side = Side.NOBODY;
      told.add(new Told(Kind.POSITION, "", ""));
    } else if (happening instanceof Happening.EffectEntered entered) {
      continuous(entered.effect(), " comes into force", told);
    } else if (happening instanceof Happening.EffectEnded ended) {
      continuous(ended.effect(), " ends", told);
    } else if (happening instanceof Happening.Modified modified) {
      modified(modified, told);
    } else if (happening instanceof Happening.Appeared appeared) {
      added(appeared, told);
    } else if (happening instanceof Happening.Answered answer) {
      told.add(new Told(Kind.ACTION, words(answer), ""));
    } else if (happening instanceof Happening.StatChanged change) {
      changed(change, told);
    } else if (happening instanceof Happening.Moved move) {
      moved(move, told);
    } else if (happening instanceof Happening.MatchEnded end) {
      end(end, told);
    }
    return told;
  }

  /**
   * One heading a turn, though a mulligan has the question for a play put again; another one if a
   * scenario lets the other side move.
   */
  private void head(int asked, List<Told> told) {
    if (asked != side) {
      if (!shown) {
        shown = true;
        told.add(new Told(Kind.POSITION, "", ""));
      }
      String instead = side == Side.NOBODY ? "" : " instead of " + Side.letter(side);
      side = asked;
      told.add(new Told(Kind.HEADING, "Turn " + turn + ": " + Side.letter(asked) + instead, ""));
    }
  }

  private void continuous(InPlay effect, String what, List<Told> told) {
    if (effect.definition().continuous()) {
      change("The effect of " + name(effect.getHolder()) + what, effect.getEffect(), told);
    }
  }

  /**
   * Tells a modifier that lasts as long as its source is in place, perhaps once for each of some
   * cards.
   */
  private void modified(Happening.Modified change, List<Told> told) {
    String by = change.source() == change.entity() ? "itself" : name(change.source());
    String counting = change.counted() < 0 ? "" : ", counting " + name(change.counted());
    String from = (change.begins() ? ", from " : ", no longer from ") + by + counting;
    change(power(change.entity(), PowerTally.amount(change)) + from, change.effect(), told);
  }

  private static void change(String words, String block, List<Told> told) {
    told.add(new Told(Kind.CHANGE, words, block));
  }

  /** The sentence of a change of power, for example "Y's Cactuar gains 3 power, now 4". */
  private String power(int card, double by) {
    String what = by < 0 ? " loses " + (int) -by : " gains " + (int) by;
    return name(card) + what + " power, now " + powers.power(card);
  }

  /** Cards that effects add to hands are known to both. */
  private void added(Happening.Appeared appeared, List<Told> told) {
    if (!appeared.cause().block().isEmpty() && appeared.zone().equals(Card.HAND)) {
      change(name(appeared.entity()) + " comes to the hand", appeared.cause().block(), told);
    }
  }

  private static String words(Happening.Answered answer) {
    String side = Side.letter(answer.decision().player());
    if (answer.option().action() instanceof Move.Pass) {
      return side + " passes";
    }
    return answer.option().action() instanceof Move.Keep
        ? side + " keeps the hand"
        : side + ": " + answer.option().words();
  }

  private void changed(Happening.StatChanged change, List<Told> told) {
    String block = change.cause().block();
    double by = change.after() - change.before();
    switch (change.stat()) {
      case Board.RAW -> {
        String tiles = shown(change.before()) + " → " + shown(change.after());
        change(Grid.place(change.entity()) + ": " + tiles, block, told);
      }
      case Card.DELTA, Card.SCALE -> change(power(change.entity(), by), block, told);
      case Card.DOOMED -> doomedBy.putIfAbsent(change.entity(), block);
      default -> {}
    }
  }

  private static String shown(double raw) {
    int rank = (int) Math.abs(raw);
    String pawns = rank == 1 ? "1 pawn" : rank + " pawns";
    return raw == 0 ? "no pawns" : pawns + " of " + Side.letter(Side.leading(raw));
  }

  private void moved(Happening.Moved move, List<Told> told) {
    if (move.fromZone().equals(move.zone())) {
      return;
    }
    String block = move.cause().block();
    String name = name(move.entity());
    switch (move.zone()) {
      case Card.GONE -> {
        String doomed = doomedBy.getOrDefault(move.entity(), "");
        String why = doomed.isEmpty() ? " at power " + powers.power(move.entity()) : "";
        change(name + " is destroyed" + why, doomed, told);
      }
      case Card.BOARD -> {
        if (!block.isEmpty()) {
          String place = Grid.place(move.position());
          change(name + " appears on " + place, block, told);
        }
      }
      default -> {}
    }
  }

  private void end(Happening.MatchEnded end, List<Told> told) {
    QueensState state = match.state(QueensState.class);
    for (int lane = 0; lane < state.lanes().size(); lane++) {
      QueensState.Lane one = state.lanes().get(lane);
      String winner =
          one.winner() == Side.NOBODY
              ? "nobody's"
              : Side.letter(one.winner()) + "'s, worth " + one.points();
      String powers = one.left() + " to " + one.right();
      change("Lane " + (lane + 1) + ": " + powers + ", " + winner, "", told);
    }
    String result = end.winner() < 0 ? "A draw" : Side.letter(end.winner()) + " wins";
    String score = state.points(Side.LEFT) + " to " + state.points(Side.RIGHT);
    told.add(new Told(Kind.END, result + ", " + score + " (" + end.reason() + ").", ""));
  }

  /**
   * The name of a card with its side, and with its place if its side has another of that name on
   * the board.
   */
  private String name(int entity) {
    Card card = (Card) match.world().entity(entity);
    String whose = Side.letter(card.getController()) + "'s " + card.type().called();
    boolean other =
        Board.cards(match.world()).stream()
            .anyMatch(
                one ->
                    one != card
                        && one.getController() == card.getController()
                        && one.getDefinition().equals(card.getDefinition()));
    return other && card.isOnBoard() ? whose + " on " + Grid.place(card.getPosition()) : whose;
  }
}
