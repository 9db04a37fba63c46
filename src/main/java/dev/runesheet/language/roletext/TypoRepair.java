package dev.runesheet.language.roletext;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;

/**
 * The repair of typing errors in a line that is not understood: other capitals, other quotes, a
 * full stop at the end. A mended line is as long as before, so that places hold.
 */
final class TypoRepair {

  private static final Pattern STOP = Pattern.compile("[.,;]\\s*$");

  /** The words of the language by the same in small letters. */
  private static final Map<String, String> WORDS =
      IntStream.rangeClosed(1, RoleTextLexer.VOCABULARY.getMaxTokenType())
          .mapToObj(RoleTextLexer.VOCABULARY::getLiteralName)
          .filter(name -> name != null && name.length() > 3 && name.matches("'[A-Za-z]+'"))
          .map(name -> name.substring(1, name.length() - 1))
          .collect(
              Collectors.toUnmodifiableMap(
                  word -> word.toLowerCase(Locale.ROOT), word -> word, (one, other) -> one));

  private TypoRepair() {}

  /** The line without such slips; the same if it has none. */
  static String mend(String line) {
    String mended = STOP.matcher(line).replaceAll(found -> " ".repeat(found.group().length()));
    mended = mended.replace('"', '`').replace('“', '`').replace('”', '`').replace(';', ',');
    boolean plain = mended.chars().noneMatch(sign -> Character.isSurrogate((char) sign));
    return plain ? capitals(mended) : mended;
  }

  private static String capitals(String line) {
    StringBuilder mended = new StringBuilder(line);
    RoleTextLexer lexer = new RoleTextLexer(CharStreams.fromString(line));
    lexer.removeErrorListeners();
    for (Token token : lexer.getAllTokens()) {
      String word = WORDS.get(token.getText().toLowerCase(Locale.ROOT));
      if (token.getType() == RoleTextLexer.WORD && word != null) {
        mended.replace(token.getStartIndex(), token.getStopIndex() + 1, word);
      }
    }
    return mended.toString();
  }
}
