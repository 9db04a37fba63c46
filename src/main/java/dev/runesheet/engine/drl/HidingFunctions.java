package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.FunctionDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.util.StringUtils;

/**
 * The functions that hide a declared type of their package. Drools makes a class of each, which
 * begins with a capital, and tells rules that use the type what this class lacks.
 */
public final class HidingFunctions {

  /** The message about a constant of an enum does not name the enum. */
  private static final String NO_CONSTANT = " cannot be resolved or is not a field";

  private final Set<String> types = new HashSet<>();

  /** The functions of some files, which may declare types for each other. */
  public HidingFunctions(Collection<PackageDescr> files) {
    for (PackageDescr file : files) {
      file.getClassAndEnumDeclarationDescrs()
          .forEach(type -> types.add(file.getNamespace() + "." + type.getTypeName()));
    }
  }

  /**
   * A function and the type that it hides.
   *
   * @param type its name without that of its package
   */
  public record Hiding(String type, Fault fault) {

    /** True if a message may be about what the class of the function lacks. */
    public boolean causes(String message) {
      return message.endsWith(NO_CONSTANT)
          || Pattern.compile("\\b" + Pattern.quote(type) + "\\b").matcher(message).find();
    }
  }

  /** The hiding functions of one of the files. */
  public List<Hiding> in(PackageDescr file) {
    return file.getFunctions().stream()
        .filter(function -> types.contains(file.getNamespace() + "." + made(function)))
        .map(function -> new Hiding(made(function), new Fault(function.getLine(), told(function))))
        .toList();
  }

  private static String made(FunctionDescr function) {
    return StringUtils.ucFirst(function.getName());
  }

  private static String told(FunctionDescr function) {
    return String.format(
        Locale.ROOT,
        "function %s hides the declared type %s: Drools makes a class of that name of it; give one"
            + " of them another name",
        function.getName(),
        made(function));
  }
}
