package dev.runesheet.engine.drl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.constraints.UniqueChars;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.drools.drl.parser.lang.DRL6Lexer;
import org.junit.jupiter.api.Test;

class NameLexerTest {

  @Property
  void anyTextGivesTheSameTokensAsDroolsOwnLexer(
      @ForAll @StringLength(max = 40) @CharRange(from = 0, to = 0x17f) String text) {
    assertThat(tokens(new NameLexer(text)))
        .isEqualTo(tokens(new DRL6Lexer(new ANTLRStringStream(text))));
  }

  @Property
  void namesAmongSignsGiveTheSameTokensAsDroolsOwnLexer(
      @ForAll
          List<@UniqueChars @StringLength(min = 1, max = 5) @CharRange(from = 'a', to = 'f') String>
              names,
      @ForAll List<@StringLength(max = 2) @CharRange(from = ' ', to = '/') String> signs) {
    StringBuilder text =
        new StringBuilder("true false null trues $ $r a$b `q` _x1 \u00e9a a\u00e9");
    for (int i = 0; i < Math.min(names.size(), signs.size()); i++) {
      text.append(names.get(i)).append(signs.get(i));
    }
    assertThat(tokens(new NameLexer(text.toString())))
        .isEqualTo(tokens(new DRL6Lexer(new ANTLRStringStream(text.toString()))));
  }

  @Test
  void shippedRulesGiveTheSameTokensAsDroolsOwnLexer() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("rules"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".drl")).toList()) {
        String drl = Files.readString(file);
        assertThat(tokens(new NameLexer(drl)))
            .as(file.toString())
            .isEqualTo(tokens(new DRL6Lexer(new ANTLRStringStream(drl))));
      }
    }
  }

  private static List<String> tokens(DRL6Lexer lexer) {
    List<String> tokens = new ArrayList<>();
    for (Token token = next(lexer, tokens);
        token.getType() != Token.EOF;
        token = next(lexer, tokens)) {
      tokens.add(
          token.getType()
              + ":"
              + token.getChannel()
              + ":"
              + token.getLine()
              + ":"
              + token.getCharPositionInLine()
              + ":"
              + token.getText());
    }
    return tokens;
  }

  /** The next token; the end where Drools' lexer fails while it makes its message. */
  private static Token next(DRL6Lexer lexer, List<String> tokens) {
    try {
      return lexer.nextToken();
    } catch (NullPointerException unreadable) {
      tokens.add("unreadable");
      return new CommonToken(Token.EOF);
    }
  }
}
