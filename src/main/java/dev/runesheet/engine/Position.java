package dev.runesheet.engine;

import dev.runesheet.engine.fact.Copies;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The mutable state of a match except the entities and effects in play, which are in the {@link
 * World}.
 */
final class Position {

  GameState game;
  Agenda agenda = new Agenda();
  Chance chance;
  Counters counters = new Counters();
  List<Pending> pending = new ArrayList<>();

  /** How many questions were asked: of each player where that is a secret, or of all together. */
  Tally questions = new Tally();

  boolean over;
  int winner = -1;

  /** The remembered answers that a probe has been shown; forks and undone moves share them. */
  Set<Object> shown = new HashSet<>();

  /** A deep copy whose activations refer to the entities and effects in play of a world. */
  Position copy(World world) {
    Copies copies = new Copies(world::entity, world::effect);
    Position copy = new Position();
    copy.game = game.copy();
    copy.agenda = agenda.copy(copies);
    copy.chance = chance.copy();
    copy.counters = counters.copy();
    for (Pending question : pending) {
      boolean asked = question.activation() != null;
      copy.pending.add(asked ? question.with(copies.of(question.activation())) : question);
    }
    copy.questions = questions.copy();
    copy.over = over;
    copy.winner = winner;
    copy.shown = shown;
    return copy;
  }
}
