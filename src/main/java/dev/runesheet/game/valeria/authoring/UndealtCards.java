package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.Pips;
import dev.runesheet.game.valeria.card.PrintedName;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.word.CardProperty;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The warnings about cards that no match can deal: matches are dealt by expansion and area, so a
 * card whose word for one is missing or unique is in none of them, and citizens by the numbers of
 * their stacks. Starters are exempt, since they are dealt by name. Also warns of a monster that is
 * slain for nothing if all others cost something, of two monsters in one place of a stack, of a
 * card without an effect or score if all others of its sheet have one, of a monster with another
 * expansion than all others of its area, and of flags without a meaning. Two cards of a sheet and
 * expansion with one name, but for monsters, are an error; others that share one, but for those
 * that do so in the game, too, a warning; so are names that differ in capitals only.
 */
record UndealtCards(List<CardSource> cards, Diagnostics findings) {

  static final String EXPANSION = "expansion";
  private static final String AREA = CardProperty.AREA;
  private static final String STACKS =
      Words.oneOf(CardIndex.CITIZEN_NUMBERS.stream().map(number -> number.toString()).toList());

  static void check(List<CardSource> cards, RejectedCards unread, Diagnostics findings) {
    UndealtCards check = new UndealtCards(cards, findings);
    if (unread.isEmpty()) { // What only one card has, or has not, an unread one may share.
      check.unlikeOthers();
    }
    check.withoutStack();
    check.sharedOrder();
    check.sharedName();
    check.sharedButForCapitals();
  }

  private void unlikeOthers() {
    alone(EXPANSION, CardSource::expansion);
    alone(AREA, card -> card.monster().area());
    strayOfArea();
    without(EXPANSION, "an expansion to be dealt by", CardSource::expansion);
    without(AREA, "an area to be dealt by", card -> card.monster().area());
    without(
        Role.WORDS.get(0),
        "a role",
        card -> card.kind() == CardKind.CITIZEN && card.pips().equals(Pips.NONE) ? "" : "has one");
    without(
        "strength",
        "a strength or magic to be slain for",
        card ->
            card.isSlain() ? text(card.fight().strength() + card.fight().magic()) : "no monster");
  }

  /** Warns of cards that neither do anything nor score. */
  static void effectless(List<CardStrings.Said> cards, Diagnostics findings) {
    for (CardKind kind : CardKind.values()) {
      List<CardStrings.Said> all =
          cards.stream().filter(card -> card.source().kind() == kind).toList();
      boolean scoring = all.stream().anyMatch(CardStrings.Said::scores);
      List<CardStrings.Said> idle =
          all.stream().filter(card -> !card.acts() && !card.scores()).toList();
      if (all.size() > 2 && idle.size() == 1) {
        // A string with a mistake may have an effect once it is corrected.
        Optional.of(idle.get(0).source())
            .filter(card -> card.strings().isEmpty())
            .flatMap(CardSource::foremost)
            .ifPresent(place -> empty(place, scoring ? "a score" : "an effect", findings));
      }
    }
  }

  /**
   * Warns of flags that no card has: one that a card misspells may be meant.
   *
   * @param used the flags that cards have
   */
  static void unused(TypedTable flags, Set<String> used, Diagnostics findings) {
    for (TypedRow row : flags.rows()) {
      String flag = flags.text(row, new Binding.Owner());
      if (row.complete() && flag != null && !used.contains(flag)) {
        findings.errorAbout(
            Code.UNUSED, flags.place(row, new Binding.Owner()), flag, "a flag that a card has");
      }
    }
  }

  private static void empty(SourceLocation place, String what, Diagnostics findings) {
    String expected = what + ", as each other card of the sheet has";
    findings.error(Code.CARD_STRAY, place, "an empty cell", expected);
  }

  private void alone(String key, Function<CardSource, String> text) {
    Map<String, List<CardSource>> byWord = grouped(text);
    List<String> shared =
        byWord.keySet().stream().filter(word -> byWord.get(word).size() > 1).toList();
    if (shared.isEmpty()) {
      return;
    }
    byWord.forEach(
        (word, having) -> {
          if (having.size() == 1) {
            findings.unknownWord(Code.CARD_STRAY, having.get(0).places().of(key), word, shared);
          }
        });
  }

  /** The cards but starters by a word that they have; those without it are left out. */
  private Map<String, List<CardSource>> grouped(Function<CardSource, String> word) {
    return cards.stream()
        .filter(card -> !word.apply(card).isEmpty() && card.kind() != CardKind.STARTER)
        .collect(Collectors.groupingBy(word, TreeMap::new, Collectors.toList()));
  }

  /** A monster that is the only one of its area to come with another expansion, of other cards. */
  private void strayOfArea() {
    Map<String, Long> often =
        cards.stream().collect(Collectors.groupingBy(CardSource::expansion, Collectors.counting()));
    grouped(card -> card.monster().area())
        .forEach(
            (area, having) -> {
              for (CardSource card : having) {
                Set<String> others = new TreeSet<>();
                having.stream()
                    .filter(one -> one != card)
                    .forEach(one -> others.add(one.expansion()));
                String own = card.expansion();
                boolean stray = others.size() == 1 && !others.contains(own) && having.size() > 2;
                if (stray && !own.isEmpty() && often.get(own) > 1) {
                  String expected =
                      Words.quote(others.iterator().next())
                          + ", with which all others of "
                          + Words.quote(area)
                          + " come";
                  findings.errorAbout(Code.CARD_STRAY, card.places().of(EXPANSION), own, expected);
                }
              }
            });
  }

  /** Citizens whose number is that of no stack; a reserve may have them. */
  private void withoutStack() {
    for (CardSource card : cards) {
      int number = card.numbers().dice().first();
      if (card.kind() == CardKind.CITIZEN
          && !card.printed().notDealt()
          && !CardIndex.CITIZEN_NUMBERS.contains(number)) {
        findings.error(
            Code.CARD_STRAY,
            card.places().of("number"),
            card.numbers().number().map(one -> one.toString()).orElse("an empty cell"),
            "a number to pay at, " + STACKS);
      }
    }
  }

  /** Two monsters of an area and expansion in one place of its stack: which lies above is luck. */
  private void sharedOrder() {
    Map<String, CardSource> first = new TreeMap<>();
    for (CardSource card : cards) {
      int order = card.monster().order();
      String stack = card.expansion() + "/" + card.monster().area() + "/" + order;
      CardSource other = order == 0 ? null : first.putIfAbsent(stack, card);
      if (other != null) {
        findings.add(
            Diagnostic.of(
                    Code.DUPLICATE,
                    card.places().of("order"),
                    Integer.toString(order),
                    "another place in the stack than " + other.code() + " has")
                .as(Severity.WARNING));
      }
    }
  }

  /**
   * Two cards of a sheet and expansion with one name, as a copied row leaves them: the name alone,
   * as scenarios write it, would mean neither. Stacks have monsters of one name. Of others the name
   * still means the first, so that only the later one is told.
   */
  private void sharedName() {
    Map<String, CardSource> first = new TreeMap<>();
    // A starter that is not read would leave the citizens called as it is without a reason.
    Map<String, String> taken =
        findings.hasErrors()
            ? Map.of()
            : PrintedName.taken(cards.stream().map(UndealtCards::printedName).toList());
    MisspeltExpansions misspelt = new MisspeltExpansions(cards);
    for (CardSource card : cards) {
      String name = card.kind() + "/" + card.expansion() + "/" + card.name();
      CardSource other = card.kind() == CardKind.MONSTER ? null : first.putIfAbsent(name, card);
      if (other != null) {
        findings.errorAbout(
            Code.DUPLICATE, card.places().of("name"), card.name(), anotherThan(other.code()));
      } else if (taken.containsKey(card.code()) && !misspelt.isOf(card, taken.get(card.code()))) {
        findings.add(
            Diagnostic.about(
                    Code.NAME_SHARED,
                    card.places().of("name"),
                    card.name(),
                    anotherThan(taken.get(card.code())))
                .suggesting(
                    "scenarios call this one " + Words.quote(card.code() + " " + card.name())));
      }
    }
    misspelt.told().forEach(findings::add);
  }

  /** A card whose name is that of another but for capitals, which people do not tell apart. */
  private void sharedButForCapitals() {
    Map<String, CardSource> first = new TreeMap<>();
    for (CardSource card : cards) {
      CardSource other = first.putIfAbsent(card.name().toLowerCase(Locale.ROOT), card);
      if (other != null && !other.name().equals(card.name())) {
        findings.errorAbout(
            Code.NAME_SHARED,
            card.places().of("name"),
            card.name(),
            anotherThan(other.code()) + ", not only in its capitals");
      }
    }
  }

  static PrintedName printedName(CardSource card) {
    return new PrintedName(
        card.code(), card.kind(), card.name(), card.expansion(), card.monster().type());
  }

  private static String anotherThan(String code) {
    return "another name than " + code + " has";
  }

  /** A number of a cell as a text; none for what an empty cell counts. */
  private static String text(int number) {
    return number == 0 ? "" : Integer.toString(number);
  }

  /** An empty cell, if all other cards of its sheet have something there. */
  private void without(String key, String what, Function<CardSource, String> text) {
    for (CardKind kind : CardKind.values()) {
      List<CardSource> all = cards.stream().filter(card -> card.kind() == kind).toList();
      List<CardSource> empty = all.stream().filter(card -> text.apply(card).isEmpty()).toList();
      if (all.size() > 2 && empty.size() == 1) {
        empty(empty.get(0).places().of(key), what, findings);
      }
    }
  }
}
