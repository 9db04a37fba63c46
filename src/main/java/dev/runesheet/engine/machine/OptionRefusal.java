package dev.runesheet.engine.machine;

import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The refusal of an answer that is none of the options: in the words that people see, with the ids
 * that programs send behind them, and with the options that may be meant.
 */
record OptionRefusal(List<Option> options, String answer) {

  private static final int MOST_MEANT = 3;

  /** The sentence for an answer, without its full stop. */
  static String sentence(List<Option> options, String answer) {
    return new OptionRefusal(options, answer).sentence();
  }

  private String sentence() {
    List<String> all = options.stream().map(OptionRefusal::named).toList();
    String meant =
        meant().stream().map(one -> "'" + named(one) + "'").collect(Collectors.joining(" or "));
    return "option '"
        + Excerpt.of(answer)
        + "' is not "
        + (all.isEmpty() ? "offered: there are none" : NearestWord.oneOf(all))
        + (meant.isEmpty() ? "" : ". Did you mean " + meant + "?");
  }

  /** The words of an option, and its id if that is something else. */
  private static String named(Option option) {
    String words = words(option);
    boolean alike = words.isEmpty() || words.equals(option.id());
    return alike ? option.id() : words + " (" + option.id() + ")";
  }

  /** The words of an option; empty if the game's own code fails to make them. */
  private static String words(Option option) {
    try {
      return option.words();
    } catch (RuntimeException failed) { // Whatever it is: the answer is not that of an option.
      return "";
    }
  }

  private List<Option> meant() {
    List<String> words = new ArrayList<>();
    options.forEach(one -> words.add(words(one).toLowerCase(Locale.ROOT)));
    String bare = answer.replaceFirst("\\s*\\([^()]*\\)\\s*$", "").strip().toLowerCase(Locale.ROOT);
    if (bare.isEmpty()) {
      return List.of();
    }
    String nearest = NearestWord.of(bare, words);
    if (nearest != null) {
      return List.of(options.get(words.indexOf(nearest)));
    }
    List<Option> holding =
        IntStream.range(0, words.size())
            .filter(i -> words.get(i).contains(bare))
            .mapToObj(options::get)
            .toList();
    return holding.size() > MOST_MEANT ? List.of() : holding;
  }
}
