package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The monsters that share their name with one of a stack, and do not come with its expansion, but
 * with one that is spelt much like it: not the name is wrong there.
 */
final class MisspeltExpansions {

  private final Map<String, CardSource> byCode;
  private final Map<String, Long> often;

  /** By the code of such a monster, the expansion that it is meant to come with. */
  private final Map<String, String> meant = new LinkedHashMap<>();

  MisspeltExpansions(Collection<CardSource> cards) {
    byCode =
        cards.stream()
            .collect(Collectors.toMap(CardSource::code, Function.identity(), (one, more) -> one));
    often =
        cards.stream().collect(Collectors.groupingBy(CardSource::expansion, Collectors.counting()));
  }

  /** True if one of two cards of one name is such a monster: that with the rarer expansion. */
  boolean isOf(CardSource card, String code) {
    CardSource other = byCode.get(code);
    boolean stray =
        Stream.of(card, other).allMatch(one -> UndealtCards.printedName(one).isMonster())
            && Words.nearest(card.expansion(), List.of(other.expansion())) != null;
    if (stray) {
      boolean later = often.get(card.expansion()) <= often.get(other.expansion());
      meant.put((later ? card : other).code(), (later ? other : card).expansion());
    }
    return stray;
  }

  /** The findings, without those of words that no other card has, which are told as such. */
  List<Diagnostic> told() {
    return meant.entrySet().stream()
        .filter(one -> often.get(byCode.get(one.getKey()).expansion()) > 1)
        .map(one -> told(byCode.get(one.getKey()), one.getValue()))
        .toList();
  }

  private static Diagnostic told(CardSource card, String expansion) {
    return Diagnostic.about(
            Code.NAME_SHARED,
            card.places().of(UndealtCards.EXPANSION),
            card.expansion(),
            "the expansion of the others that are called " + Words.quote(card.name()))
        .meaning(expansion);
  }
}
