package dev.runesheet.game.valeria.authoring.recorded;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The open questions of a match as recorded games write them. Questions of the harvest are one
 * prompt of each player there, with the numbers of the questions before the options.
 */
final class RecordedQuestions {

  private static final String HARVEST = "harvest_choices";
  private static final Set<Phase> GATES = Set.of(Phase.HARVEST_SCAN, Phase.ACTION_START);

  private final Match match;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  RecordedQuestions(Match match) {
    this.match = match;
  }

  /**
   * The question put to a player.
   *
   * @param prompt the recorded word for it
   * @param answers the question and option of each recorded option
   */
  record Asked(String prompt, Map<String, Answer> answers) {
    Set<String> options() {
      return answers.keySet();
    }

    @Override
    public String toString() {
      return prompt + " " + answers.keySet();
    }
  }

  /** A question and one of its options. */
  record Answer(Decision decision, Option option) {}

  /** The present question to a player. */
  Asked of(String player) {
    List<Decision> open = new ArrayList<>();
    for (Decision decision : match.pendingDecisions()) {
      if (match.world().entity(decision.player()).getName().equals(player)) {
        open.add(decision);
      }
    }
    if (open.isEmpty()) {
      return new Asked("nothing", Map.of());
    }
    return inGate(open.get(0)) ? gate(open) : alone(open.get(0));
  }

  private boolean inGate(Decision decision) {
    return GATES.contains(match.state(ValeriaState.class).phase)
        && RecordedOptions.isOfHarvest(decision);
  }

  private Asked alone(Decision decision) {
    Map<String, Answer> answers = new LinkedHashMap<>();
    RecordedOptions options = new RecordedOptions(match, decision);
    for (Option option : decision.options()) {
      if (!RecordedOptions.isLeftOut(option)) {
        answers.put(options.text(option), new Answer(decision, option));
      }
    }
    return new Asked(options.prompt(), answers);
  }

  private Asked gate(List<Decision> open) {
    number();
    Map<String, Answer> answers = new LinkedHashMap<>();
    for (Decision decision : open) {
      RecordedOptions options = new RecordedOptions(match, decision);
      for (Option option : decision.options()) {
        String text = "p" + numbers.get(decision.id()) + ":" + options.text(option);
        answers.put(text, new Answer(decision, option));
      }
    }
    return new Asked(HARVEST, answers);
  }

  /** The present questions to all players, in words. */
  String all() {
    return match.pendingDecisions().stream()
        .map(one -> match.world().entity(one.player()).getName() + " " + alone(one))
        .toList()
        .toString();
  }

  /** Numbers the questions in the order they arose, from 1 in each gate. */
  private void number() {
    List<Decision> all =
        match.pendingDecisions().stream()
            .filter(RecordedOptions::isOfHarvest)
            .sorted(Comparator.comparingInt(one -> Integer.parseInt(one.id().substring(1))))
            .toList();
    if (all.stream().noneMatch(one -> numbers.containsKey(one.id()))) {
      numbers.clear();
    }
    for (Decision one : all) {
      numbers.putIfAbsent(one.id(), numbers.size() + 1);
    }
  }

  /** Gives the answers of a recorded option. */
  void choose(Asked asked, String recorded) {
    Answer answer = asked.answers().get(recorded);
    if (answer == null) {
      throw new IllegalChoiceException("option '" + recorded + "' is not offered.");
    }
    match.choose(answer.decision().id(), answer.option().id());
  }
}
