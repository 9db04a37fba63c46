package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.List;
import java.util.stream.Collectors;

/** The words for who wins a match that nobody has won before. */
public final class WinnerWords {

  /** The words before each number but the first, which tells apart those who are level before. */
  private static final String OF_SEVERAL = ", of several the one with the ";

  private WinnerWords() {}

  /** The words of a number that decides: {@code largest points}. */
  public static String of(WinnerLine.ByLine by, DeclaredNames names) {
    Value number = names.number(by.number().orElseThrow(), by.placeOfNumber());
    String said = names.phrasing().sayOfEach(number);
    boolean plain =
        number instanceof Value.StatOf stat && stat.who().equals(Selector.Role.SELF)
            || number instanceof Value.Count
            || number instanceof Value.Total
            || names.phrasing().formula(number).isPresent();
    return by.best().word()
        + " "
        + (plain ? said.replaceFirst("^(the|their|your) ", "") : "value of " + said);
  }

  /** The verbs of a game, of which the one that ends the match says who wins it. */
  static VerbCatalog said(VerbCatalog verbs, Declaration declared, DeclaredNames names) {
    return declared
        .winner()
        .filter(winner -> verbs.names().contains(EndVerbs.END_MATCH))
        .map(winner -> verbs.telling(EndVerbs.END_MATCH, sentence(winner, names)))
        .orElse(verbs);
  }

  private static String sentence(WinnerLine winner, DeclaredNames names) {
    List<String> numbers = winner.by().stream().map(by -> of(by, names)).toList();
    String others = numbers.stream().skip(1).map(OF_SEVERAL::concat).collect(Collectors.joining());
    return "the match ends, and the player with the "
        + numbers.get(0)
        + " wins"
        + others
        + "; "
        + winner.tied().sentence();
  }
}
