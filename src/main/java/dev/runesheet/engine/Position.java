package dev.runesheet.engine;

import dev.runesheet.engine.fact.Activation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Everything of a match that changes, but for the entities and effects in play: those are the {@link World}. */
final class Position {

  GameState game;
  Agenda agenda = new Agenda();
  Chance chance;
  Counters counters = new Counters();
  List<Pending> pending = new ArrayList<>();
  int questions;
  boolean over;
  int winner = -1;
  boolean halted;

  /** A deep copy whose activations refer to the entities of a world. */
  Position copy(World world) {
    Map<Activation, Activation> done = Activation.copies();
    Position copy = new Position();
    copy.game = game.copy();
    copy.agenda = agenda.copy(world::entity, done);
    copy.chance = chance.copy();
    copy.counters = counters.copy();
    for (Pending question : pending) {
      boolean asked = question.activation() != null;
      copy.pending.add(
          asked ? question.with(question.activation().copy(world::entity, done)) : question);
    }
    copy.questions = questions;
    copy.over = over;
    copy.winner = winner;
    copy.halted = halted;
    return copy;
  }
}
