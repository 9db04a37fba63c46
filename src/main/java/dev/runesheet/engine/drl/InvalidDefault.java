package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.TypeDeclarationDescr;
import org.drools.drl.ast.descr.TypeFieldDescr;

/**
 * The fault of a declared type with a default value that does not fit its field: Drools makes a
 * class of it that Java refuses, and tells so at whatever first uses it.
 */
public final class InvalidDefault {

  /** A constructor that Java refuses, as it tells that. */
  private static final Pattern REFUSED =
      Pattern.compile("Location: (?:[\\w$]+/)*([\\w$]+)\\.<init>\\(.*Exceeded max stack size");

  private static final Pattern PLAIN = Pattern.compile("-?[\\d.]+|true|false");

  private InvalidDefault() {}

  /**
   * The fault at the declaration in a file; empty if something else is told, or of another file.
   *
   * @param told the words that Java told
   */
  public static Optional<Fault> of(String told, String drl) {
    Matcher refused = REFUSED.matcher(told);
    return refused.find()
        ? RuleParser.parse(null, drl).stream()
            .flatMap(file -> file.getTypeDeclarations().stream())
            .filter(declared -> declared.getTypeName().equals(refused.group(1)))
            .map(InvalidDefault::fault)
            .findFirst()
        : Optional.empty();
  }

  /** At the field if it alone has a default value that is no number, true or false. */
  private static Fault fault(TypeDeclarationDescr type) {
    List<TypeFieldDescr> fields =
        type.getFields().values().stream()
            .filter(field -> field.getInitExpr() != null)
            .filter(field -> !PLAIN.matcher(field.getInitExpr().strip()).matches())
            .toList();
    if (fields.size() != 1) {
      return new Fault(
          type.getLine(),
          String.format(
              Locale.ROOT,
              "type (%s) has a default value that does not fit its field",
              type.getTypeName()));
    }
    TypeFieldDescr field = fields.get(0);
    return new Fault(
        Math.max(type.getLine(), field.getLine()),
        String.format(
            Locale.ROOT,
            "type (%s) has a default value that does not fit its field: %s : %s = %s",
            type.getTypeName(),
            field.getFieldName(),
            field.getPattern().getObjectType(),
            field.getInitExpr()));
  }
}
