package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The check for the only card of a kind without a word that all others have. Of few cards it says
 * nothing, and a single word is a sign that a card has or has not.
 */
public final class MissingWords {

  /** The fewest other cards that make a rule. */
  private static final int FEWEST = 7;

  private MissingWords() {}

  /** The cards that lack a word. */
  public static List<Finding> of(Declaration.Cards cards, Collection<String> properties) {
    Map<String, Map<String, CardLine>> ofKinds = new TreeMap<>();
    cards
        .cards()
        .forEach(
            (id, card) ->
                ofKinds.computeIfAbsent(card.kind(), any -> new TreeMap<>()).put(id, card));
    List<Finding> told = new ArrayList<>();
    for (Map<String, CardLine> ofKind : ofKinds.values()) {
      properties.forEach(property -> stray(ofKind, property).ifPresent(told::add));
    }
    return told;
  }

  private static Optional<Finding> stray(Map<String, CardLine> cards, String property) {
    List<String> without =
        cards.keySet().stream().filter(id -> !cards.get(id).words().containsKey(property)).toList();
    Set<String> words =
        cards.values().stream()
            .filter(card -> card.words().containsKey(property))
            .map(card -> card.words().get(property))
            .collect(Collectors.toCollection(TreeSet::new));
    return without.size() == 1 && cards.size() > FEWEST && words.size() > 1
        ? Optional.of(finding(without.get(0), cards.get(without.get(0)), property, words))
        : Optional.empty();
  }

  private static Finding finding(String id, CardLine card, String property, Set<String> words) {
    String expected =
        Words.oneOf(words) + ", the " + property + " of all others whose kind is " + card.kind();
    return Finding.of(Code.CARD_STRAY, card.places().of("kind"), "no " + property, expected, id);
  }
}
