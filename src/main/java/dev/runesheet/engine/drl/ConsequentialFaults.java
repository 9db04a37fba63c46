package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The faults that only follow from others of the same build: rules that call a function, or use a
 * type, that is wrong itself, and one mistake that Drools tells several times in other words.
 *
 * @param loader gives the classes that rules import
 */
public record ConsequentialFaults(ClassLoader loader) {

  /** A function that does not compile. */
  private static final Pattern FUNCTION = Pattern.compile("^function (\\w+): ");

  private static final Pattern IMPORTED =
      Pattern.compile("Error importing : '(?<class>[\\w.$]+)\\.(\\w+)'");

  private static final Pattern UNRESOLVED =
      Pattern.compile("unable to resolve method using strict-mode: [\\w.$]+\\.(\\w+)\\(");

  private static final Pattern TYPE =
      Pattern.compile(
          "in declared type (\\w+)|for TypeDeclaration '(\\w+)'|^type \\((\\w+)\\) has a default");

  private static final Pattern PARAMETER =
      Pattern.compile("Unable to resolve type '.+' for parameter '(.+)'");

  /** The message of MVEL about an expression, and about each larger one around it. */
  private static final Pattern ANALYSED =
      Pattern.compile("Unable to Analyse Expression (.+): \\[Error: (.+?)\\] \\[Near");

  private static final Pattern AGAIN = Pattern.compile("Unable to analyze expression '(.+)'");

  /**
   * True if a fault follows from another.
   *
   * @param sameFile whether both are of one file
   */
  public boolean follows(Fault one, Fault other, boolean sameFile) {
    return follows(one.message(), other.message()) || sameFile && isPart(one, other);
  }

  private boolean follows(String one, String other) {
    Matcher parameter = PARAMETER.matcher(other);
    return parameter.matches() && one.contains("." + parameter.group(1) + "()")
        || calls(one, FUNCTION.matcher(other), 1)
        || calls(one, IMPORTED.matcher(other), 2)
        || isMeant(one, IMPORTED.matcher(other))
        || uses(one, TYPE.matcher(other));
  }

  private static boolean calls(String one, Matcher broken, int name) {
    return broken.find()
        && !FUNCTION.matcher(one).find()
        && Pattern.compile("(?<![\\w$])" + broken.group(name) + "\\(").matcher(one).find();
  }

  /** True if a rule calls a function that an import would have brought, but for its own name. */
  private boolean isMeant(String one, Matcher imported) {
    Matcher called = UNRESOLVED.matcher(one);
    if (!imported.find() || !called.find()) {
      return false;
    }
    try {
      return Stream.of(Class.forName(imported.group("class"), false, loader).getMethods())
          .anyMatch(method -> method.getName().equals(called.group(1)));
    } catch (ClassNotFoundException | LinkageError missing) {
      return false;
    }
  }

  private static boolean uses(String one, Matcher broken) {
    if (!broken.find()) {
      return false;
    }
    String type =
        Stream.of(1, 2, 3).map(broken::group).filter(name -> name != null).findFirst().orElse("");
    return one.contains("ObjectType '" + type + "'")
        || Pattern.compile("\\b" + type + " cannot be resolved to a type").matcher(one).find();
  }

  /** True if another tells the same mistake of an expression with this one in it. */
  private static boolean isPart(Fault one, Fault other) {
    if (one.line() != other.line()) {
      return false;
    }
    Matcher around = ANALYSED.matcher(other.message());
    if (!around.find()) {
      return false;
    }
    Matcher again = AGAIN.matcher(one.message());
    if (again.matches()) {
      return around.group(1).contains(again.group(1));
    }
    Matcher part = ANALYSED.matcher(one.message());
    return part.find()
        && part.group(2).equals(around.group(2))
        && around.group(1).length() > part.group(1).length()
        && around.group(1).contains(part.group(1));
  }
}
