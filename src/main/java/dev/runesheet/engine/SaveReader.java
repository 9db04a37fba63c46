package dev.runesheet.engine;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Collectors;

/** Builds a match from its saved form; a form that lies is refused. */
final class SaveReader {

  private SaveReader() {}

  static Match read(RuleBook book, SavedForm form, String json) {
    if (form.rules().equals(book.hash())) {
      book.game().checkSetup(book, form.setup());
    }
    World world = new WorldReader(book, form).read();
    AgendaReader agenda = new AgendaReader(book, world, form);
    Position position = new Position();
    position.game = state(book.game(), form.state());
    position.chance = form.chance().chance();
    position.counters = counters(form.counts());
    position.agenda = agenda.agenda();
    position.pending.addAll(agenda.pending());
    position.questions = form.questions();
    position.over = form.over();
    position.winner = form.winner();
    check(position.game != null, "state of a match of " + book.game().id(), "is missing");
    Match match = Match.restored(book, form, world, position, json);
    try {
      tryOut(match, position, world);
    } catch (RuntimeException lie) {
      match.close();
      throw lie;
    }
    return match;
  }

  /** Does what every call does, so that what does not fit is found now and not in the middle. */
  private static void tryOut(Match match, Position position, World world) {
    int players = match.book().game().players(position.game);
    check(players > 0, "state of the match", "has no players");
    position.copy(world);
    for (int player = 0; player < players; player++) {
      match.view(player);
    }
    boolean stands = match.over() || !match.pendingDecisions().isEmpty();
    check(stands, "match", "is not over, but has no open question");
  }

  static GameState state(Game game, JsonNode saved) {
    try {
      return SavedMatch.STATES.treeToValue(saved, game.stateType());
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(
          "state of a match of " + game.id() + " is not readable" + place(wrong) + ".", wrong);
    }
  }

  /** Where in the state; Jackson's own words name classes, which say nothing to a player. */
  private static String place(JsonProcessingException wrong) {
    if (wrong instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      return mapping.getPath().stream()
          .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
          .collect(Collectors.joining("/", " at '", "'"));
    }
    return "";
  }

  private static Counters counters(SavedForm.Count count) {
    Counters counters = new Counters();
    counters.events = count.events();
    counters.activations = count.activations();
    counters.operations = count.operations();
    counters.dropped = count.dropped();
    counters.exhausted = count.exhausted();
    return counters;
  }

  static void check(boolean right, String what, String wrong) {
    if (!right) {
      throw new IllegalArgumentException(what + ": " + wrong + ".");
    }
  }
}
