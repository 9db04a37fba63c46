package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.fact.InPlay;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.Card;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.QueensState;
import dev.runesheet.game.queensblood.Side;
import dev.runesheet.pack.Narrator;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells a match move by move: plays, changes of power and of tiles, what comes and goes, the score.
 */
final class QueensNarrator implements Narrator {

  private static final String TILE = "tile";

  private final Match match;
  private int turn;
  private boolean headed;

  QueensNarrator(Match match) {
    this.match = match;
    turn = match.happenings().isEmpty() ? match.state(QueensState.class).turn() : 1;
  }

  @Override
  public List<Told> tell(Happening happening) {
    List<Told> told = new ArrayList<>();
    if (happening instanceof Happening.Asked asked
        && asked.decision().prompt().equals(QueensBlood.PLAY)) {
      head(asked.decision().player(), told);
    } else if (happening instanceof Happening.PhaseEnded ended) {
      turn = ended.turn() + 1;
      headed = false;
    } else if (happening instanceof Happening.EffectEntered entered) {
      continuous(entered.effect(), " comes into force", told);
    } else if (happening instanceof Happening.EffectEnded ended) {
      continuous(ended.effect(), " ends", told);
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

  /** One heading a turn, though a mulligan has the question for a play put again. */
  private void head(int side, List<Told> told) {
    if (!headed) {
      headed = true;
      told.add(new Told(Kind.HEADING, "Turn " + turn + ": " + Side.letter(side), ""));
    }
  }

  private void continuous(InPlay effect, String what, List<Told> told) {
    if (effect.definition().continuous()) {
      told.add(
          new Told(
              Kind.CHANGE, "The effect of " + name(effect.getHolder()) + what, effect.getEffect()));
    }
  }

  /** Cards that effects add to hands are known to both. */
  private void added(Happening.Appeared appeared, List<Told> told) {
    if (!appeared.cause().block().isEmpty() && appeared.entity().getZone().equals("hand")) {
      told.add(
          new Told(
              Kind.CHANGE,
              name(appeared.entity().getId()) + " comes to the hand",
              appeared.cause().block()));
    }
  }

  private static String words(Happening.Answered answer) {
    String side = Side.letter(answer.decision().player());
    return switch (answer.option().id()) {
      case "pass" -> side + " passes";
      case "none" -> side + " keeps the hand";
      default -> side + ": " + answer.option().words();
    };
  }

  private void changed(Happening.StatChanged change, List<Told> told) {
    String block = change.cause().block();
    if (change.entity() < Board.TILES) {
      if (change.stat().equals("raw")) {
        told.add(
            new Told(
                Kind.CHANGE,
                place(change.entity())
                    + ": "
                    + shown(change.before())
                    + " → "
                    + shown(change.after()),
                block));
      }
      return;
    }
    if (change.stat().equals(Card.DELTA) || change.stat().equals(Card.SCALE)) {
      int by = (int) (change.after() - change.before());
      told.add(
          new Told(
              Kind.CHANGE,
              name(change.entity()) + (by < 0 ? " loses " + -by : " gains " + by) + " power",
              block));
    }
  }

  private static String shown(double raw) {
    int rank = (int) Math.abs(raw);
    return raw == 0 ? "N0" : (raw > 0 ? "Y" : "E") + rank;
  }

  private void moved(Happening.Moved move, List<Told> told) {
    String block = move.cause().block();
    if (move.fromZone().equals(move.zone())) {
      return;
    }
    String name = name(move.entity());
    switch (move.zone()) {
      case "gone" -> told.add(new Told(Kind.CHANGE, name + " is destroyed", block));
      case "board" -> {
        if (!block.isEmpty()) {
          told.add(new Told(Kind.CHANGE, name + " appears on " + place(move.position()), block));
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
      told.add(
          new Told(
              Kind.CHANGE,
              "Lane " + (lane + 1) + ": " + one.left() + " to " + one.right() + ", " + winner,
              ""));
    }
    String result = end.winner() < 0 ? "A draw" : Side.letter(end.winner()) + " wins";
    String score = state.points(Side.LEFT) + " to " + state.points(Side.RIGHT);
    told.add(new Told(Kind.END, result + ", " + score + " (" + end.reason() + ").", ""));
  }

  private String name(int entity) {
    Card card = (Card) match.world().entity(entity);
    String name = card.getName().isEmpty() ? "Card " + card.getDefinition() : card.getName();
    return Side.letter(card.getController()) + "'s " + name;
  }

  private static String place(int tile) {
    return TILE + " " + (Board.lane(tile) + 1) + "," + (Board.column(tile) + 1);
  }
}
