package dev.runesheet.engine.sharing;

import java.io.Serializable;
import java.util.BitSet;
import java.util.List;

/** The two classes that Drools made of one consequence, for all consequences of its form. */
final class SharedClasses implements Serializable {

  /** The end of the name of the class that calls a rule's consequence. */
  private static final String INVOKER = "DefaultConsequenceInvoker";

  private static final long serialVersionUID = 1;

  private final String rulePackage;
  private final String name;
  private final transient String[] variables;
  private final int literals;
  private final byte[] invoker;

  /** Compiled after all rules have been built. */
  private byte[] consequence;

  /**
   * The classes of a form.
   *
   * @param name the simple name of the class of the consequence, which no other word contains
   * @param variables the variables that the consequence uses
   * @param literals how many literals the form has
   * @param invoker the class that calls the consequence
   */
  SharedClasses(String rulePackage, String name, String[] variables, int literals, byte[] invoker) {
    this.rulePackage = rulePackage;
    this.name = name;
    this.variables = variables;
    this.literals = literals;
    this.invoker = invoker;
  }

  /** The full name of the class of the consequence. */
  String name() {
    return rulePackage + "." + name;
  }

  String[] variables() {
    return variables;
  }

  /** Takes the compiled class; false if not every literal is a constant of its own in it. */
  boolean take(byte[] compiled) {
    consequence = compiled;
    BitSet found = new BitSet();
    ClassConstants.replaced(
        compiled,
        text -> {
          for (int i = 0; i < literals && text.indexOf(TextWithoutLiterals.MARK) >= 0; i++) {
            found.set(i, found.get(i) || text.contains(TextWithoutLiterals.text(i)));
          }
          return text;
        },
        number -> {
          int index = TextWithoutLiterals.indexOf(number);
          if (index >= 0) {
            found.set(index);
          }
          return number;
        });
    return found.cardinality() == literals;
  }

  /** A class loader with the two classes of one rule; the name of the second is given back. */
  String define(String ofRule, List<Object> own, RuleLoader loader) {
    String type = rulePackage + "." + ofRule;
    loader.add(
        type,
        ClassConstants.replaced(
            consequence,
            text -> withTexts(text.replace(name, ofRule), own),
            number -> {
              int index = TextWithoutLiterals.indexOf(number);
              return index < 0 ? number : Math.copySign((Double) own.get(index), number);
            }));
    loader.add(
        type + INVOKER,
        ClassConstants.replaced(invoker, text -> text.replace(name, ofRule), number -> number));
    return type + INVOKER;
  }

  private static String withTexts(String text, List<Object> own) {
    String replaced = text;
    for (int i = 0; i < own.size() && replaced.indexOf(TextWithoutLiterals.MARK) >= 0; i++) {
      if (own.get(i) instanceof String literal) {
        replaced = replaced.replace(TextWithoutLiterals.text(i), literal);
      }
    }
    return replaced;
  }
}
