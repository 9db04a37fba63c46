package dev.runesheet.language.roletext;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.ClauseKind.Value;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Titled;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;

/**
 * The lexer of a line. The name of a clause with which it begins is one token, which tells what
 * follows; so is what is nearly such a name.
 */
final class LineLexer extends RoleTextLexer {

  /** The blanks of the grammar. */
  static final String BLANKS = "[ \\t\\u00A0\\r]+";

  /** The first word of a trigger, but for those of whole actions. */
  static final String TRIGGER =
      Arrays.stream(Timing.values())
          .map(one -> one.title().split(" ")[0])
          .distinct()
          .collect(Collectors.joining("|", "(?:", ")\\b"));

  /** The first word of a trigger. */
  static final String TRIGGERS = "(?:" + TRIGGER + "|Compound\\b)";

  /** The name of a line that names something. */
  static final String NAMING = clauses(kind -> kind.value() == Value.NAMES);

  /** The whole name of a line that is no ability. */
  static final String CLAUSE = clauses(kind -> true) + "(?![\\p{L}\\p{M}0-9_'’-])";

  private static final List<String> TITLES = Titled.titles(ClauseKind.class);
  private static final Pattern NAME = Pattern.compile("\\s*(" + CLAUSE + ")");
  private static final Pattern SIMILAR =
      Pattern.compile("\\s*(?!" + TRIGGER + ")(\\p{L}+(?: \\p{L}+)+) *(?=:|$)");

  /** The names of clauses, by the token of what follows them. */
  static final Map<Integer, List<String>> CLAUSES =
      Arrays.stream(ClauseKind.values())
          .collect(groupingBy(kind -> token(kind.value()), mapping(ClauseKind::title, toList())));

  private static String clauses(Predicate<ClauseKind> which) {
    return Arrays.stream(ClauseKind.values())
        .filter(which)
        .map(kind -> kind.title().replace(" ", BLANKS))
        .collect(Collectors.joining("|", "(?:", ")"));
  }

  LineLexer(CharStream line) {
    super(line);
  }

  private static int token(Value value) {
    return switch (value) {
      case NOTHING -> RoleTextParser.NOTHING;
      case NAMES -> RoleTextParser.NAMES;
      case PLAYERS -> RoleTextParser.PLAYERS;
      case OPTIONS -> RoleTextParser.OPTIONS;
      case ANSWER -> RoleTextParser.ANSWER;
    };
  }

  @Override
  public Token nextToken() {
    Token clause = _input.index() == 0 && _input.size() > 0 ? clause() : null;
    return clause == null ? super.nextToken() : clause;
  }

  private Token clause() {
    String line = _input.getText(Interval.of(0, _input.size() - 1));
    Matcher name = NAME.matcher(line);
    if (name.lookingAt()) {
      return token(token(kind(name.group(1)).value()), name);
    }
    Matcher similar = SIMILAR.matcher(line);
    boolean near = similar.lookingAt() && Words.nearest(similar.group(1), TITLES) != null;
    return near ? token(WORD, similar) : null;
  }

  /** The clause of a name; the blanks in it are any. */
  static ClauseKind kind(String name) {
    String title = name.replaceAll(BLANKS, " ");
    return Arrays.stream(ClauseKind.values())
        .filter(kind -> kind.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  /** The names of clauses that have more words than a text, or to which several are near. */
  static List<String> meant(String text) {
    String near = text.indexOf(' ') < 0 ? null : Words.nearest(text, TITLES);
    return near == null
        ? TITLES.stream().filter(title -> title.startsWith(text + " ")).toList()
        : List.of(near);
  }

  private Token token(int type, Matcher name) {
    _input.seek(name.end(1));
    return new CommonToken(
        _tokenFactorySourcePair, type, Token.DEFAULT_CHANNEL, name.start(1), name.end(1) - 1);
  }
}
