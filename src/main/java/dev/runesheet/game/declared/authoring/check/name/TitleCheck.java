package dev.runesheet.game.declared.authoring.check.name;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.English;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The check of what sentences call things: each word is said, those for values of numbers say one
 * thing of an entity, and no two things of one sort are called alike.
 */
public final class TitleCheck {

  private static final Pattern ARTICLE = Pattern.compile("(?i)(a|an|the) ");

  private final Declaration declared;
  private final Diagnostics findings;
  private final Set<String> told = new TreeSet<>();

  private TitleCheck(Declaration declared, Diagnostics findings) {
    this.declared = declared;
    this.findings = findings;
  }

  /**
   * Checks the words of a game.
   *
   * @param file the file that declares it
   */
  public static void check(
      Declaration declared, DeclaredNames names, SourceLocation file, Diagnostics findings) {
    SourceLocation states = file.fieldOfFile("states");
    SourceLocation titles = file.fieldOfFile("titles");
    TitleCheck check = new TitleCheck(declared, findings);
    declared.zones().values().forEach(zone -> check.called(zone.called(), zone.place()));
    declared.scopes().values().forEach(scope -> check.called(scope.called(), scope.place()));
    declared.scopes().forEach((name, scope) -> check.counted(name, scope, names));
    declared.titles().forEach((name, title) -> check.noun(title, titles.field(name)));
    declared.states().forEach((stat, words) -> check.said(words, states.field(stat)));
    declared.kinds().values().forEach(stats -> check.apart(stats.keySet(), states));
    new AmbiguousTitles(declared, names, findings).check(titles);
  }

  private void called(Optional<String> called, SourceLocation entry) {
    called.ifPresent(noun -> noun(noun, entry.field("called")));
  }

  /** Sentences say one of a scope, too. */
  private void counted(String name, Declaration.ScopeLine scope, DeclaredNames names) {
    String many = names.phrasing().group(name).many();
    boolean said = English.ends(many).stream().anyMatch(declared.nouns()::containsKey);
    if (English.hidesPlural(many) && !said) {
      SourceLocation called = scope.place().field("called");
      findings.error(
          Code.DECLARATION,
          scope.called().isEmpty() ? scope.place() : called,
          Words.quote(many) + ", whose singular is not known",
          "its singular under 'nouns', such as ships hidden: ship hidden, or other words");
    }
  }

  /** Sentences put an article, or whose it is, before a noun. */
  private void noun(String noun, SourceLocation place) {
    if (noun.isBlank()) {
      findings.errorAbout(Code.MISSING_FIELD, place, noun, "what it is called, or no such entry");
    } else if (ARTICLE.matcher(noun).lookingAt()) {
      findings.errorAbout(Code.DECLARATION, place, noun, "the noun without an article before it");
    }
  }

  private void said(Map<String, String> words, SourceLocation stat) {
    if (words.isEmpty() && !findings.areAt(stat)) {
      findings.error(Code.MISSING_FIELD, stat, "no value", "at least one value with its words");
    }
    words.forEach(
        (value, word) -> {
          if (word.isBlank()) {
            findings.errorAbout(
                Code.MISSING_FIELD,
                stat.field(value),
                word,
                "what an entity with this value is, such as 'ready'");
          }
        });
  }

  /** Checks that no words say two things of an entity, which has all the numbers of its kind. */
  private void apart(Set<String> stats, SourceLocation states) {
    Map<String, String> said = new HashMap<>();
    for (String stat : stats) {
      declared.states().getOrDefault(stat, Map.of()).entrySet().stream()
          .filter(one -> !one.getValue().isBlank())
          .forEach(one -> apart(stat, one.getKey(), one.getValue(), said, states));
    }
  }

  private void apart(
      String stat, String value, String word, Map<String, String> said, SourceLocation states) {
    String place = stat + "/" + value;
    String other = said.putIfAbsent(word, place);
    if (other != null && told.add(place)) {
      findings.error(
          Code.DECLARATION,
          states.field(place),
          Words.quote(word) + ", which is said of " + other.replace("/", " ") + ", too",
          "words that say which number it is");
    }
  }
}
