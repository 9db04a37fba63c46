package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.UnreadableExpectation;
import dev.runesheet.testing.UnreadableExpectation.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The check of the words with which a scenario asks for options and entities: each must mean
 * something in the position to which it has come.
 *
 * @param option the reason why words mean no option, if they cannot mean any
 * @param place the reason why a place is nobody's, if it is
 */
record OptionWordCheck(
    Function<String, Optional<String>> option, Function<String, Optional<String>> place) {

  /**
   * Checks all words of an expectation.
   *
   * @throws UnreadableExpectation if some mean nothing
   */
  void check(TableThen asked) {
    List<Part> wrong = new ArrayList<>();
    options("/can choose", asked.canChoose(), wrong);
    options("/cannot choose", asked.cannotChoose(), wrong);
    for (int i = 0; i < size(asked.effects()); i++) {
      place("/effects/" + i + "/reaching", asked.effects().get(i).reaching(), wrong);
    }
    for (int i = 0; i < size(asked.calculated()); i++) {
      place("/calculated/" + i + "/from", asked.calculated().get(i).from(), wrong);
      place("/calculated/" + i + "/to", asked.calculated().get(i).to(), wrong);
    }
    if (!wrong.isEmpty()) {
      throw new UnreadableExpectation(wrong);
    }
  }

  private void options(String pointer, List<String> words, List<Part> wrong) {
    for (int i = 0; i < size(words); i++) {
      String at = pointer + "/" + i;
      option
          .apply(words.get(i))
          .ifPresent(reason -> wrong.add(new Part(at, Code.UNKNOWN_ANSWER, reason)));
    }
  }

  private void place(String pointer, String written, List<Part> wrong) {
    if (written != null) {
      place
          .apply(written)
          .ifPresent(reason -> wrong.add(new Part(pointer, Code.UNKNOWN_REFERENCE, reason)));
    }
  }

  private static int size(List<?> list) {
    return list == null ? 0 : list.size();
  }
}
