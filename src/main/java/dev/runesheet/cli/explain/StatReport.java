package dev.runesheet.cli.explain;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.Numerals;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.Explanation;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.StepJson;
import dev.runesheet.why.UncountedEffects;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The derivation of one number of a match, for people and programs. */
final class StatReport extends NumberReport {

  private final Match match;
  private final List<String> names;
  private final String name;
  private final String stat;
  private final String called;
  private final Explanation explanation;
  private final List<Integer> turns;
  private final List<Candidate> notCounting;

  StatReport(Match match, List<String> names, Entity entity, String stat, String called) {
    this.match = match;
    this.names = names;
    this.name = name(entity);
    this.stat = stat;
    this.called = called;
    this.explanation = match.explain(entity, stat);
    this.turns = turns(match, entity, stat);
    this.notCounting = UncountedEffects.of(match, entity, stat);
  }

  private String name(Entity entity) {
    return ExplainCommand.isPlayer(entity, names)
        ? names.get(entity.getId())
        : match.game().displayName(entity);
  }

  /** The holder of the effect of a change; empty if the game's phases made it. */
  private String holder(Explanation.Change change) {
    return change.holder() < 0 ? "" : name(match.world().entity(change.holder()));
  }

  /** An effect and its holder; holders of one name are told apart by their numbers. */
  private String effect(Explanation.Change change) {
    String holder = holder(change);
    boolean alone =
        explanation.history().stream()
            .filter(one -> holder(one).equals(holder))
            .allMatch(one -> one.holder() == change.holder());
    boolean named = holder.isEmpty() || holder.equals(change.effect());
    return change.effect() + (named ? "" : " of " + holder) + (alone ? "" : " " + change.holder());
  }

  /** The turn of each change of a number. */
  private static List<Integer> turns(Match match, Entity entity, String stat) {
    List<Integer> turns = new ArrayList<>();
    int changes = 0;
    for (Happening happening : match.happenings()) {
      if (happening instanceof Happening.StatChanged change
          && change.entity() == entity.getId()
          && (change.stat().equals(stat) || entity.addends(stat).contains(change.stat()))) {
        changes++;
      } else if (happening instanceof Happening.PhaseEnded phase) {
        fill(turns, changes, phase.turn());
      }
    }
    fill(turns, changes, match.state(GameState.class).turn());
    return turns;
  }

  private static void fill(List<Integer> turns, int size, int turn) {
    while (turns.size() < size) {
      turns.add(turn);
    }
  }

  @Override
  void print(Terminal terminal) {
    Paint paint = terminal.paint();
    int turn = match.state(GameState.class).turn();
    String when = (match.over() ? " at the end, turn " : " in turn ") + turn;
    boolean plain = explanation.parts().isEmpty();
    String result = Numerals.plain(explanation.result());
    String heading = Possessive.of(name) + " " + called + when + ": " + result;
    terminal.out().println(paint.heading(heading));
    String base = "  base " + Numerals.plain(explanation.base());
    terminal.out().println(base + (plain ? ", no modifiers in force" : ""));
    for (Explanation.Part part : explanation.parts()) {
      String words = part.layer() + " " + Numerals.plain(part.amount());
      part(terminal, words, part.effect(), part.source(), part.writtenAt());
    }
    for (Candidate one : notCounting) {
      Text.below("  ", "not counting: " + one.sentence(), terminal.width())
          .forEach(terminal.out()::println);
      writtenAt(terminal, one.writtenAt());
    }
    terminal.out().println();
    boolean never = explanation.history().isEmpty();
    terminal.out().println(never ? "The base never changed." : "How the base came about:");
    Set<String> told = new HashSet<>();
    for (int i = 0; i < explanation.history().size(); i++) {
      print(terminal, turns.get(i), explanation.history().get(i), told);
    }
  }

  /**
   * Prints a change; its sentence and the place of its source only if they were not told before.
   */
  private void print(Terminal terminal, int turn, Explanation.Change change, Set<String> told) {
    String step = Numerals.plain(change.before()) + " → " + Numerals.plain(change.after());
    String effect = change.effect().isEmpty() ? "the game's phases" : effect(change);
    terminal.out().println("  turn " + turn + ": " + step + " (" + effect + ")");
    if (!change.sentence().isEmpty()) {
      if (told.add(change.sentence())) {
        Text.wrapped(change.sentence(), terminal.width() - 6)
            .forEach(line -> terminal.out().println("      " + terminal.paint().faint(line)));
      }
      if (told.add(change.writtenAt())) {
        writtenAt(terminal, change.writtenAt());
      }
    }
  }

  @Override
  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("entity", name).put("stat", stat);
    json.put("turn", match.state(GameState.class).turn()).put("over", match.over());
    json.put("base", explanation.base());
    ArrayNode modifiers = json.putArray("modifiers");
    for (Explanation.Part part : explanation.parts()) {
      modifiers
          .addObject()
          .put("layer", part.layer())
          .put("amount", part.amount())
          .put("effect", part.effect())
          .put("from", part.source())
          .put("source", part.writtenAt());
    }
    ArrayNode others = json.putArray("notCounting");
    notCounting.forEach(one -> others.add(StepJson.of(one)));
    json.put("result", explanation.result());
    ArrayNode changes = json.putArray("changes");
    for (int i = 0; i < explanation.history().size(); i++) {
      Explanation.Change change = explanation.history().get(i);
      changes
          .addObject()
          .put("turn", turns.get(i))
          .put("before", change.before())
          .put("after", change.after())
          .put("effect", change.effect())
          .put("from", holder(change))
          .put("sentence", change.sentence())
          .put("source", change.writtenAt());
    }
    return json;
  }
}
