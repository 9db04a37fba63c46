package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.language.grammar.GrammarReader;
import dev.runesheet.language.grammar.Mistake;
import dev.runesheet.language.grammar.TokenWords;
import dev.runesheet.language.grammar.Unexpected;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;

/** Parses single lines of role text. */
final class LineReader {

  /** Stands before words that are no ability of the language, but may describe one. */
  static final String INFORMAL = "\uE000 ";

  private static final int LONGEST = 1_000;
  private static final int DEEPEST = 32;
  private static final String TRIGGERS =
      "a trigger such as End Night, Starting or On Death, or a header such as"
          + " Seer | Townsfolk Power";
  private static final String ABILITIES = "an ability such as Attack, Protect or Role Investigate";

  private static final GrammarReader<RoleTextParser> GRAMMAR =
      new GrammarReader<>(
          LineLexer::new,
          RoleTextParser::new,
          new TokenWords(
              RoleTextParser.VOCABULARY,
              spellings(),
              Map.of(
                  RoleTextParser.TEXT, "a text in quotes",
                  RoleTextParser.INT, "a whole number",
                  RoleTextParser.WORD, "a name",
                  RoleTextParser.CHANNEL, "a channel such as #story_time",
                  RoleTextParser.FILTER, "players such as @(Wolfish)",
                  RoleTextParser.DURATION, "a duration such as ~Phase",
                  RoleTextParser.TIMES, "a multiple such as x2"),
              RoleTextParser._ATN.nextTokens(
                  RoleTextParser._ATN.ruleToStartState[RoleTextParser.RULE_word])),
          LineReader::mistake,
          LONGEST);

  private LineReader() {}

  private static Map<Integer, List<String>> spellings() {
    Map<Integer, List<String>> all = new HashMap<>(LineLexer.CLAUSES);
    all.put(RoleTextParser.AT, List.of("@Self", "@Selection", "@Target"));
    all.put(RoleTextParser.COUNT, Word.words(PlayerCount.class));
    all.put(RoleTextParser.POSSESSIVE, List.of("'s"));
    all.put(RoleTextParser.ARROW, List.of("⇒"));
    all.put(RoleTextParser.INFORMAL, List.of());
    all.put(RoleTextParser.LEFT, List.of());
    all.put(RoleTextParser.RIGHT, List.of());
    return all;
  }

  /**
   * True if a line is short enough to be looked at more than once: patterns of what people write
   * need time and calls that grow faster than the line.
   */
  static boolean isReadable(String line) {
    return line.length() <= LONGEST;
  }

  /** The reading of a line by a rule; empty after a finding. */
  static <T extends ParserRuleContext> Optional<T> read(
      String line, Notes notes, Function<RoleTextParser, T> rule) {
    if (line.chars().filter(sign -> sign == '(').count() > DEEPEST) {
      notes
          .findings()
          .error(Code.TOO_DEEP, notes.line(), "", "at most " + DEEPEST + " parentheses");
      return Optional.empty();
    }
    Diagnostics findings = new Diagnostics();
    Optional<T> read = parse(line, notes, rule, findings);
    if (read.isEmpty() && notes.lenient() && isReadable(line)) {
      Optional<Guess<T>> guess = Guess.of(line, notes, rule);
      if (guess.isPresent()) {
        guess.get().tell(line, notes);
        return guess.map(Guess::read);
      }
    }
    notes.findings().addAll(findings);
    return read;
  }

  /** The reading of a line as it stands, by a rule; empty after a finding. */
  static <T extends ParserRuleContext> Optional<T> parse(
      String line, Notes notes, Function<RoleTextParser, T> rule, Diagnostics findings) {
    return GRAMMAR.read(line, notes.line(), rule, findings);
  }

  private static Mistake mistake(Unexpected unexpected) {
    String text = unexpected.token().getText();
    if (text.equals("'") || text.equals("`") || text.equals("‘")) {
      return new Mistake(RoleTextCode.TEXT, "close the text with " + text, "a text in quotes");
    } else if (unexpected.expects("Starting") && unexpected.expects("Passive")) {
      return noTrigger(text);
    } else if (unexpected.expects("Attack") && unexpected.expects("Obstruct")) {
      return new Mistake(Code.UNKNOWN_VERB, "", ABILITIES);
    }
    return new Mistake(RoleTextCode.TEXT, "");
  }

  private static Mistake noTrigger(String text) {
    List<String> clauses = LineLexer.meant(text);
    if (clauses.isEmpty()) {
      return new Mistake(Code.UNKNOWN_TRIGGER, "", TRIGGERS);
    }
    boolean begun = clauses.size() == 1 && text.indexOf(' ') < 0;
    String fix = begun ? "write " + clauses.get(0) : "";
    return new Mistake(RoleTextCode.TEXT, fix, Words.oneOf(clauses));
  }
}
