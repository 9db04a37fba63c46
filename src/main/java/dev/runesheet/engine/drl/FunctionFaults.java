package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.drools.drl.ast.descr.FunctionDescr;
import org.drools.drl.ast.descr.PackageDescr;

/**
 * The faults of a function at their lines. Drools tells all of a function together, and counts the
 * lines of its body as if the first code stood in the line of the word {@code function}.
 */
public final class FunctionFaults {

  /** The message of Drools about a function, whose name it tells twice. */
  private static final Pattern TOLD =
      Pattern.compile("^\\[ function (\\w+?)\\1( \\(line:\\d+\\): .*) \\]$", Pattern.DOTALL);

  private static final Pattern EACH =
      Pattern.compile(" \\(line:(\\d+)\\): (.*?)(?=\\s+\\w+ \\(line:\\d+\\): |$)", Pattern.DOTALL);

  private FunctionFaults() {}

  /** The faults of which a message tells; none if it is not one of a function in a file. */
  public static List<Fault> of(String message, String drl, PackageDescr file) {
    Matcher told = TOLD.matcher(message.strip());
    return told.matches()
        ? file.getFunctions().stream()
            .filter(function -> function.getName().equals(told.group(1)))
            .findFirst()
            .map(function -> faults(function, told.group(2), drl))
            .orElse(List.of())
        : List.of();
  }

  private static List<Fault> faults(FunctionDescr function, String told, String drl) {
    int hidden = firstCode(function, drl).orElse(function.getLine()) - function.getLine();
    List<Fault> faults = new ArrayList<>();
    Matcher each = EACH.matcher(told);
    while (each.find()) {
      int line = Integer.parseInt(each.group(1));
      faults.add(
          new Fault(
              line < function.getLine() ? function.getLine() : line + hidden,
              "function " + function.getName() + ": " + each.group(2).strip()));
    }
    return faults;
  }

  /** The line of the first code in a body, behind comments. */
  private static Optional<Integer> firstCode(FunctionDescr function, String drl) {
    NameLexer lexer = new NameLexer(drl);
    boolean inBody = false;
    for (Token one = lexer.nextToken(); one.getType() != Token.EOF; one = lexer.nextToken()) {
      if (inBody && one.getChannel() == Token.DEFAULT_CHANNEL) {
        return Optional.of(one.getLine());
      }
      inBody |=
          one.getText().equals("{")
              && ((CommonToken) one).getStartIndex() >= function.getStartCharacter();
    }
    return Optional.empty();
  }
}
