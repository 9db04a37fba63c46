package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Amounts;
import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.Resource;
import dev.runesheet.game.valeria.Role;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectStringReader;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.PhraseWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Says what cards do, for the sentences of their workbook: strings and printed numbers together.
 */
final class CardSentences {

  private static final List<String> ROLES = Arrays.stream(Role.values()).map(Role::word).toList();

  private final EffectStringReader reader;
  private final PhraseWords words;

  /**
   * Prepares to say cards.
   *
   * @param flags what a flag means in words
   */
  CardSentences(EffectStringReader reader, Function<String, String> flags) {
    this.reader = reader;
    this.words = new PhraseWords(flags);
  }

  /** What a card does; cells with a mistake say nothing. */
  String of(CardSource card) {
    List<String> sentences = new ArrayList<>();
    CardSheets.strings(card.kind()).forEach(column -> sentences.add(column(card, column)));
    sentences.add(score(card));
    sentences.removeIf(String::isEmpty);
    return String.join(" ", sentences);
  }

  /** The same, followed by what its effects do that are rows of a table. */
  String of(CardSource card, List<Effect> rows) {
    List<String> sentences = new ArrayList<>(List.of(of(card)));
    rows.stream()
        .filter(effect -> effect.owner().equals(card.code()))
        .forEach(effect -> sentences.add(effect.sentence()));
    return String.join(" ", sentences).strip();
  }

  private String column(CardSource card, Column column) {
    String text = card.strings().get(column);
    Optional<Phrase> phrase =
        text == null
            ? Optional.of(new Phrase.Program(List.of()))
            : reader.read(text, column, card.place(column), new Diagnostics());
    return phrase.map(said -> words.say(said, column, printed(card, column))).orElse("");
  }

  private static List<Amount> printed(CardSource card, Column column) {
    List<Amount> amounts = new ArrayList<>();
    Amounts printed = CardStrings.printed(card, column);
    for (Resource resource : Resource.values()) {
      if (printed.of(resource) > 0) {
        amounts.add(new Amount(resource.stat(), printed.of(resource)));
      }
    }
    return amounts;
  }

  /** What dukes and nobles score by the numbers of their cells. */
  private static String score(CardSource card) {
    List<String> parts = new ArrayList<>();
    card.scores().forEach((what, number) -> parts.add(score(what, number)));
    if (parts.isEmpty()) {
      return "";
    }
    String whose = card.kind() == CardKind.DUKE ? "At the end, " : "It scores ";
    return whose + String.join(", ", parts) + ".";
  }

  private static String score(String what, int number) {
    if (CardSheets.SHARES.contains(what)) {
      return "1 victory point for " + (number == 1 ? "each " : "every " + number + " ") + what;
    }
    String points = number + " victory point" + (number == 1 ? "" : "s");
    String one = what.equals("goods") ? "of your goods" : what;
    return points + " for each " + one + (ROLES.contains(what) ? " sign" : "");
  }
}
