package dev.runesheet.engine.rules;

import org.drools.base.definitions.rule.impl.RuleImpl;

/** The exception of a rule whose annotation says what it cannot. */
public final class MetadataMistake extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient RuleImpl rule;

  MetadataMistake(RuleImpl rule, String key, String why, Throwable cause) {
    super("@" + key + " of rule (" + rule.getName() + ") is not right: " + why, cause);
    this.rule = rule;
  }

  /** The rule. */
  public RuleImpl rule() {
    return rule;
  }
}
